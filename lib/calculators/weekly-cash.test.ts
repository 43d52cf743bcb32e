/** @jest-environment node */
import { ratesOf } from '@/content/calculators';
import { daysAfter } from '@/lib/dates/calendar-days';
import { type Entries, exampleOf } from './calculator';
import { calculators } from './calculators';

const nothing: Entries = {
  start: '2027-01-04',
  opening: 0,
  collections: 0,
  suppliers: 0,
  payroll: 0,
  rent: 0,
  wageTax: 0,
  withheld: 0,
  vat: 0,
  payment: 0,
  paymentWeek: 1,
  receipt: 0,
  receiptWeek: 1,
};

/** What the calculator answers, and the balances of its weeks. */
function outcomeOf(entries: Entries) {
  const { answer, values, lines } = calculators.weeklyCash.compute(entries, ratesOf('weeklyCash'));
  const weeks = lines.filter(({ key }) => key === 'week');
  return {
    answer,
    values: Object.fromEntries(Object.entries(values).map(([name, each]) => [name, each?.value])),
    balances: weeks.map(({ value }) => Number(value.value)),
    starts: weeks.map(({ detail }) => detail?.values.from?.value),
    total: (key: string) => Number(lines.find((line) => line.key === key)?.value.value),
  };
}

/** The weeks, from 1, in which an amount of one peso leaves the account. */
function weeksOf(entries: Entries): number[] {
  const { balances } = outcomeOf({ ...nothing, opening: 100, ...entries });
  return balances.flatMap((balance, index) =>
    balance < (index === 0 ? 100 : (balances[index - 1] ?? 0)) ? [index + 1] : [],
  );
}

test.each([
  // By hand from a calendar: weeks from Monday, January 4, 2027 to Sunday, April 4.
  // January 15 and 31, February 15 and 28, March 15 and 31.
  ['payroll', { payroll: 1 }, [2, 4, 7, 8, 11, 13]],
  // February 1, March 1, April 1.
  ['rent', { rent: 1 }, [5, 9, 13]],
  // Form 1601-C: ten days after the month, for December on January 15; so January 15, February 10, March 10.
  ['tax withheld from wages', { wageTax: 1 }, [2, 6, 10]],
  ['that of March', { start: '2027-04-05', wageTax: 1 }, [1, 6, 10]],
  // Tax Code s. 58(A): that of a quarter on the last day of the month after it, January 31; February 10, March 10.
  ['tax withheld from suppliers', { withheld: 1 }, [4, 6, 10]],
  // April 30, May 10, June 10.
  ['that of March, from suppliers', { start: '2027-04-05', withheld: 1 }, [4, 6, 10]],
  // Tax Code s. 114(A): 25 days after December.
  ['VAT', { vat: 1 }, [4]],
  ['VAT of two quarters', { start: '2027-01-25', vat: 1 }, [1, 13]],
  ['VAT of no quarter', { start: '2027-01-26', vat: 1 }, [13]],
  ['VAT of June', { start: '2027-07-19', vat: 1 }, [1]],
  ['one payment', { payment: 1, paymentWeek: 13 }, [13]],
  // 2028 has a February 29, a Tuesday.
  ['payroll in a leap year', { start: '2028-02-14', payroll: 1 }, [1, 3, 5, 7, 9, 11]],
  [
    'payroll of a week that ends a month',
    { start: '2027-04-24', payroll: 1 },
    [1, 4, 6, 8, 10, 12],
  ],
])('%s leaves in its weeks', (_, entries, weeks) => {
  expect(weeksOf(entries)).toEqual(weeks);
});

test('the example, by hand', () => {
  // Weekly 95 in and 30 out; of it payroll 120, rent 55, tax on wages 14, on suppliers 6, VAT 95, 40 in week 5, and 150 in week 9.
  const { answer, values, balances, total } = outcomeOf(exampleOf(calculators.weeklyCash));
  expect(balances.map((balance) => balance / 1_000)).toEqual([
    245, 176, 241, 85, 55, 100, 45, -10, 150, 195, 140, 205, 95,
  ]);
  expect([answer, values]).toEqual(['short', { week: 8, missing: 10_000 }]);
  expect([total('received'), total('paid'), total('closing')]).toEqual([
    1_385_000, -1_470_000, 95_000,
  ]);
});

test('a later week may be lower than the first one below zero', () => {
  const { answer, values } = outcomeOf({ ...nothing, opening: 25, suppliers: 10 });
  expect([answer, values]).toEqual(['shorter', { week: 3, missing: 5, lowest: 13, most: 105 }]);
});

test('an overdrawn account is short from the first week', () => {
  const { answer, values } = outcomeOf({ ...nothing, opening: -50, collections: 10 });
  expect([answer, values]).toEqual(['short', { week: 1, missing: 40 }]);
});

test('zero is not below zero, and of weeks that are alike the first counts', () => {
  expect(outcomeOf(nothing)).toMatchObject({ answer: 'enough', values: { week: 1, balance: 0 } });
  expect(outcomeOf({ ...nothing, suppliers: 10, collections: 10 })).toMatchObject({
    answer: 'enough',
    values: { week: 1, balance: 0 },
  });
});

test('the weeks follow one another, and what comes less what goes is the change of the balance', () => {
  for (let later = 0; later < 366; later += 5) {
    const entries = { ...exampleOf(calculators.weeklyCash), start: daysAfter('2027-06-01', later) };
    const { starts, balances, total } = outcomeOf(entries);
    expect(starts).toEqual(starts.map((_, index) => daysAfter(entries.start, 7 * index)));
    expect(180_000 + total('received') + total('paid')).toBeCloseTo(total('closing'), 2);
    expect(balances.at(-1)).toBe(total('closing'));
  }
});

test('more money at the start lifts all weeks alike, and a larger payment lowers those from its week on', () => {
  const example = exampleOf(calculators.weeklyCash);
  const { balances } = outcomeOf(example);
  expect(outcomeOf({ ...example, opening: 181_000 }).balances).toEqual(
    balances.map((balance) => balance + 1_000),
  );
  expect(outcomeOf({ ...example, payment: 41_000 }).balances).toEqual(
    balances.map((balance, index) => balance - (index >= 4 ? 1_000 : 0)),
  );
});
