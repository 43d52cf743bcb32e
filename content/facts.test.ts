/** @jest-environment node */
import { formatFact } from '@/i18n/format-fact';
import { keysOf } from '@/lib/objects/entries-of';
import {
  checkedDay,
  endingFacts,
  endOf,
  facts,
  factsToReview,
  factValue,
  lastYearBeforeChange,
  lawsOf,
} from './facts';
import type { Fact } from './facts/types';
import { laws } from './laws';

/** A fact as an English text shows it. */
function written(name: string): string | undefined {
  const value = factValue(name);
  return value && formatFact(value, 'en').replace(/\s/g, ' ');
}

test('a figure that has changed is stated as it is, as it was, and until when', () => {
  const { value, was } = facts.vatFilingPeriod;
  expect(factValue('vatFilingPeriod')).toEqual(value);
  expect(factValue('vatFilingPeriod.was')).toEqual(was.value);
  expect(factValue('vatFilingPeriod.was')).not.toEqual(value);
  expect(written('vatFilingPeriod.until')).toBe(String(was.until));
});

test('a change is ahead until the last year of the old figure is over', () => {
  const { until } = facts.vatFilingPeriod.was;
  expect(lastYearBeforeChange('vatFilingPeriod', `${until}-12-31`)).toBe(until);
  expect(lastYearBeforeChange('vatFilingPeriod', `${until + 1}-01-01`)).toBeUndefined();
  expect(lastYearBeforeChange('vatRate', `${until}-12-31`)).toBeUndefined();
});

test.each(['noSuchFact', 'vatRate.was', 'vatRate.until', 'vatFilingPeriod.other', 'toString', ''])(
  'there is no value "%s"',
  (name) => {
    expect(factValue(name)).toBeUndefined();
  },
);

const rules = Object.entries<Fact>(facts).flatMap(([name, fact]) =>
  'laws' in fact ? [{ name, ...fact }] : [],
);

test.each(rules)('the rule $name has laws, and days of the calendar', (rule) => {
  for (const law of rule.laws) expect(laws[law].url).toMatch(/^https:\/\//);
  for (const day of [rule.checked, rule.until ?? rule.checked]) {
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  }
});

test('every law stands behind a fact', () => {
  const used = new Set(rules.flatMap((rule) => [...rule.laws]));
  expect(keysOf(laws).filter((law) => !used.has(law))).toEqual([]);
});

test('the laws behind some facts: each once, also behind what a figure was; none behind promises', () => {
  const names = ['citRate', 'citRateSmall', 'vatFilingPeriod.was', 'replyTime', 'city'];
  const { citRate, citRateSmall, vatFilingPeriod } = facts;
  const expected = new Set([...citRate.laws, ...citRateSmall.laws, ...vatFilingPeriod.laws]);
  expect(new Set(lawsOf(names))).toEqual(new Set([...expected].map((law) => laws[law])));
  expect(lawsOf(names)).toHaveLength(expected.size);
});

test('of several days of comparison the earliest is given, of promises none', () => {
  const days = [facts.vatRate.checked, facts.touristStay.checked].toSorted();
  expect(checkedDay(['vatRate', 'touristStay', 'replyTime'])).toBe(days[0]);
  expect(checkedDay(['vatRate', 'vatFilingPeriod.was'])).toBe(facts.vatRate.checked);
  expect(checkedDay(['replyTime', 'city'])).toBeUndefined();
});

test('what is not confirmed, noted, or checked over half a year ago is listed before launch', () => {
  const [latest = ''] = rules
    .map(({ checked }) => checked)
    .toSorted()
    .toReversed();
  const listed = (today: string) => factsToReview(today).map(({ name }) => name);
  const open = rules.filter(({ status, reviewNote }) => status !== 'confirmed' || reviewNote);
  expect(listed(latest)).toEqual(expect.arrayContaining(open.map(({ name }) => name)));
  const years = new Set(listed(`${Number(latest.slice(0, 4)) + 1}${latest.slice(4)}`));
  expect(rules.map(({ name }) => name).filter((name) => !years.has(name))).toEqual([]);
});

describe('a rule that ends', () => {
  const ending = rules.find(({ until, value }) => until !== undefined && value.kind !== 'day');
  const { name = '', until = '' } = ending ?? {};
  const dayBefore = (days: number) =>
    new Date(Date.parse(until) - days * 86_400_000).toISOString().slice(0, 10);
  const listed = (today: string) => endingFacts(today).find((each) => each.name === name);

  test('is stated in its texts with its last day, unless it is a deadline, which is that day itself', () => {
    expect(endOf(name)).toBe(until);
    expect(factValue(`${name}.end`)).toEqual({ kind: 'day', value: until });
    expect(endOf('eInvoicingDay')).toBeUndefined();
    expect([endOf('vatRate'), factValue('vatRate.end')]).toEqual([undefined, undefined]);
  });

  test('is named from two months before', () => {
    expect(listed(dayBefore(61))).toBeUndefined();
    expect(listed(dayBefore(60))).toEqual({ name, until, hasEnded: false });
    expect(listed(until)).toEqual({ name, until, hasEnded: false });
    expect(listed(dayBefore(-1))).toEqual({ name, until, hasEnded: true });
  });
});
