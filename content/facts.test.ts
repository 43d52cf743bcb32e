/** @jest-environment node */
import { formatFact } from '@/i18n/format-fact';
import { type FactName, facts, factsToReview } from './facts';

// Spec §9: visa facts, FAQ timings and content claims.
const specified: Partial<Record<FactName, string>> = {
  touristStay: '30 days',
  touristExtensionMax: '36 months',
  swpMax: '6 months',
  srrvMinAge: '35',
  srrvDeposit: 'USD 10,000–50,000',
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
  vatFilingPeriod: 'monthly',
  taxRegistrationDeadline: '30 days',
  aseanMembers: '10',
  emergencyFund: '3–6 months',
  roiPeriod: '6–12 months',
  automationSaving: '80%',
  // Spec §1 and §9: reply promise, expert form, length of the session.
  replyTime: '24 hours',
  expertReplyTime: '2 hours',
  sessionLength: '30 minutes',
};

test('the values are those of the specification', () => {
  const written = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      formatFact(fact.value, 'en').replace(/\s/g, ' '),
    ]),
  );
  expect(written).toMatchObject(specified);
});

test('what design.md §4 calls changed or disputed is to be reviewed, with a reason', () => {
  const names = factsToReview().map((fact) => fact.name);
  for (const name of ['vatFilingPeriod', 'srrvMinAge', 'srrvDeposit', 'businessVisaCode']) {
    expect(names).toContain(name);
  }
  for (const fact of factsToReview()) expect(fact.reviewNote.length).toBeGreaterThan(20);
});

test('a fact without a review note is not listed', () => {
  expect(factsToReview().map((fact) => fact.name)).not.toContain('vatRate');
});
