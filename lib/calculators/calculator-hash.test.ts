/** @jest-environment node */
import { keysOf } from '@/lib/objects/entries-of';
import { exampleOf } from './calculator';
import { calculatorHash, calculatorIn, entriesIn, typedEntries } from './calculator-hash';
import { type CalculatorId, calculators } from './calculators';

/** The entries that a URL hash gives to a calculator. */
function read(id: CalculatorId, hash: string) {
  return entriesIn(id, calculators[id].fields, hash);
}

const example = typedEntries(exampleOf(calculators.thirteenthMonth));

test.each(keysOf(calculators))('the URL hash of %s gives back its entries', (id) => {
  const typed = typedEntries(exampleOf(calculators[id]));
  const hash = `#${calculatorHash(id, typed)}`;
  expect(calculatorIn(hash)).toBe(id);
  expect(read(id, hash)).toEqual(typed);
});

test('entries that differ from the example are given back', () => {
  const typed = { monthlyPay: '18000.5', months: '6.5', unpaid: '250', otherBenefits: '10000' };
  expect(read('thirteenthMonth', `#${calculatorHash('thirteenthMonth', typed)}`)).toEqual(typed);
  const dates = { received: '2026-05-04', request: 'reconsideration' };
  expect(read('assessmentDates', `#${calculatorHash('assessmentDates', dates)}`)).toMatchObject(
    dates,
  );
});

test.each([
  '',
  '#',
  '#section',
  '#tool=finalPay&months=3',
  '#months=3',
  '#tool=thirteenthMonth',
  '#tool=thirteenthMonth&months=13&monthlyPay=much&unpaid=-1&otherBenefits=',
  '#tool=thirteenthMonth&constructor=1&tool=takeHomePay',
])('the URL hash %j leaves the example', (hash) => {
  expect(read('thirteenthMonth', hash)).toEqual(example);
});

test.each([
  ['#tool=thirteenthMonth&months=3&monthlyPay=much', { months: '3' }],
  // What an input for numbers can show.
  ['#tool=thirteenthMonth&monthlyPay=18,000.50', { monthlyPay: '18000.5' }],
  ['#tool=thirteenthMonth&months=2&months=3', { months: '2' }],
])('of the URL hash %j the entries that are right are taken', (hash, entries) => {
  expect(read('thirteenthMonth', hash)).toEqual({ ...example, ...entries });
});

test('half a week leaves the example', () => {
  const typed = read('weeklyCash', '#tool=weeklyCash&paymentWeek=2.5&receiptWeek=3');
  expect(typed).toEqual({ ...typedEntries(exampleOf(calculators.weeklyCash)), receiptWeek: '3' });
});

test('a day that does not exist, or a choice that is none, leaves the example', () => {
  const typed = read('finalPay', '#tool=finalPay&lastDay=2027-02-30&week=seven&wages=1');
  expect(typed).toEqual({ ...typedEntries(exampleOf(calculators.finalPay)), wages: '1' });
});
