/** @jest-environment node */
import { formatFact } from '@/i18n/format-fact';
import { keysOf } from '@/lib/objects/entries-of';
import {
  checkedDay,
  endingFacts,
  endOf,
  type FactName,
  facts,
  factsToReview,
  factValue,
  lawsOf,
} from './facts';
import { laws } from './laws';

/** A fact as an English text shows it. */
function written(name: string): string | undefined {
  const value = factValue(name);
  return value && formatFact(value, 'en').replace(/\s/g, ' ');
}

// Spec §1, §9: visa facts, FAQ timings, content claims, promises. What has changed since stands beside it.
const specified: Partial<Record<FactName | `${FactName}.was`, string>> = {
  touristStay: '30 days',
  touristExtensionMax: '36 months',
  swpMax: '6 months',
  'srrvMinAge.was': '35',
  'srrvDeposit.was': 'USD 10,000–50,000',
  sirvMinInvestment: 'USD 75,000',
  quotaPerNationality: '50',
  svegMinWorkers: '10',
  balikbayanStay: '1 year',
  registrationTime: '2–4 weeks',
  touristExtensionTime: '3–5 working days',
  workVisaTime: '4–8 weeks',
  citRate: '25%',
  citRateSmall: '20%',
  vatThreshold: 'PHP 3 million',
  vatRate: '12%',
  'vatFilingPeriod.was': 'monthly',
  taxRegistrationDeadline: '30 days',
  'aseanMembers.was': '10',
  emergencyFund: '3–6 months',
  roiPeriod: '6–12 months',
  automationSaving: '80%',
  replyTime: '24 hours',
  expertReplyTime: '2 hours',
  sessionLength: '30 minutes',
};

test.each(Object.entries(specified))('%s is the specification’s %s', (name, value) => {
  expect(written(name)).toBe(value);
});

test('what has changed since is stated as it is now', () => {
  expect(['vatFilingPeriod', 'srrvMinAge', 'srrvDeposit', 'aseanMembers'].map(written)).toEqual([
    'quarterly',
    '40',
    'USD 15,000–50,000',
    '11',
  ]);
  expect(written('vatFilingPeriod.until')).toBe('2022');
});

test.each(['noSuchFact', 'vatRate.was', 'vatRate.until', 'vatFilingPeriod.other', 'toString', ''])(
  'there is no value "%s"',
  (name) => {
    expect(factValue(name)).toBeUndefined();
  },
);

const rules = Object.entries(facts).filter(([, fact]) => 'laws' in fact);

test.each(rules)('the rule %s has laws, a day and a year', (_, fact) => {
  if (!('laws' in fact)) throw new Error('not a rule');
  for (const law of fact.laws) expect(laws[law].url).toMatch(/^https:\/\//);
  expect(fact.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(fact.asOf).toBeGreaterThan(2024);
});

test('every law stands behind a fact', () => {
  const used = new Set(rules.flatMap(([, fact]) => ('laws' in fact ? [...fact.laws] : [])));
  expect(keysOf(laws).filter((law) => !used.has(law))).toEqual([]);
});

test('the laws behind some facts: each once, also behind what a figure was; none behind promises', () => {
  const numbers = lawsOf([
    'citRate',
    'citRateSmall',
    'vatFilingPeriod.was',
    'replyTime',
    'city',
  ]).map(({ number }) => number);
  expect(numbers).toEqual([
    'Republic Act 8424',
    'Republic Act 10963',
    'Republic Act 11534',
    'Revenue Regulations 5-2021',
    'Revenue Memorandum Circular 5-2023',
  ]);
});

test('of several days of comparison the earliest is told, of promises none', () => {
  expect(checkedDay(['vatRate', 'touristStay', 'replyTime'])).toBe(facts.touristStay.checked);
  expect(checkedDay(['vatRate', 'vatFilingPeriod.was'])).toBe(facts.vatRate.checked);
  expect(checkedDay(['replyTime', 'city'])).toBeUndefined();
});

test('what is not confirmed, noted, or checked over half a year ago is listed before launch', () => {
  const names = (today: string) => factsToReview(today).map(({ name }) => name);
  expect(names('2026-11-24')).toEqual(
    expect.arrayContaining(['workVisaMax', 'srrvDeposit', 'vatThreshold']),
  );
  expect(names('2026-11-24')).not.toContain('vatRate');
  expect(names('2028-01-01')).toContain('vatRate');
});

describe('a rule that ends', () => {
  const until = '2026-12-31';
  const [name] = rules.find(([, fact]) => 'until' in fact && fact.until === until) ?? [];
  const listed = (today: string) => endingFacts(today).find((ending) => ending.name === name);

  test('is told by its last day', () => {
    expect(written(`${name}.end`)).toBe('December 31, 2026');
    expect(factValue('vatRate.end')).toBeUndefined();
  });

  test('is told in its texts, unless it is a deadline, which tells its day itself', () => {
    expect(endOf('chinaEntrySince')).toBe(facts.chinaEntrySince.until);
    expect(endOf('eInvoicingDay')).toBeUndefined();
    expect(endOf('vatRate')).toBeUndefined();
  });

  test('is named from two months before', () => {
    expect(listed('2026-10-31')).toBeUndefined();
    expect(listed('2026-11-01')).toEqual({ name, until, hasEnded: false });
    expect(listed('2026-12-31')).toEqual({ name, until, hasEnded: false });
    expect(listed('2027-01-01')).toEqual({ name, until, hasEnded: true });
  });
});
