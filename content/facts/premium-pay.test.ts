/** @jest-environment node */
import { facts } from '@/content/facts';
import { laws } from '@/content/laws';
import { premiumPayFacts } from './premium-pay';

test.each<[keyof typeof premiumPayFacts, number]>([
  // The table of the DOLE, as Labor Advisory 12-25 has it.
  ['ordinaryDayRate', 100],
  ['ordinaryDayOvertimeRate', 125],
  ['restDayRate', 130],
  ['restDayOvertimeRate', 169],
  ['specialRestDayRate', 150],
  ['specialRestDayOvertimeRate', 195],
  ['holidayOvertimeRate', 260],
  ['holidayRestDayRate', 260],
  ['holidayRestDayOvertimeRate', 338],
])('%s is %s percent', (name, percent) => {
  expect(premiumPayFacts[name].value).toEqual({ kind: 'percent', value: percent });
});

test('a rate stands in the law of its premium', () => {
  const { restDayRate } = premiumPayFacts;
  expect(laws[restDayRate.laws[0]]).toBe(laws.laborCode);
  expect(restDayRate.section).toBe(facts.restDayPremium.section);
});
