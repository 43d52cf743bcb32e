/** @jest-environment node */
import { outcomeOf } from '@/test/calculator-outcome';
import { centavos } from './calculator';

test.each([
  // Pay; SSS, PhilHealth, Pag-IBIG, taxable pay, tax and net pay; SSS and EC of the employer, 13th month, cost.
  ['the least pay', 2_000, [250, 250, 40, 1_460, 0, 1_460], [500, 10, 166.67, 2_966.67]],
  [
    'below the floor of PhilHealth',
    9_999.99,
    [500, 250, 200, 9_049.99, 0, 9_049.99],
    [1_000, 10, 833.33, 12_293.32],
  ],
  [
    'below the higher EC premium',
    14_749.99,
    [725, 368.75, 200, 13_456.24, 0, 13_456.24],
    [1_450, 10, 1_229.17, 18_007.91],
  ],
  [
    'the table of the article on payroll',
    15_000,
    [750, 375, 200, 13_675, 0, 13_675],
    [1_500, 30, 1_250, 18_355],
  ],
  [
    'the minimum wage of Wage Order NCR-28, 755 × 261 ÷ 12',
    16_421.25,
    [825, 410.53, 200, 14_985.72, 0, 14_985.72],
    [1_650, 30, 1_368.44, 20_080.22],
  ],
  [
    'just free of tax',
    22_500,
    [1_125, 562.5, 200, 20_612.5, 0, 20_612.5],
    [2_250, 30, 1_875, 27_417.5],
  ],
  [
    'the leaver of the article on remote workforces: contributions of 2,152.50',
    26_100,
    [1_300, 652.5, 200, 23_947.5, 467.13, 23_480.37],
    [2_600, 30, 2_175, 31_757.5],
  ],
  [
    'the table of the article on payroll',
    30_000,
    [1_500, 750, 200, 27_550, 1_007.5, 26_542.5],
    [3_000, 30, 2_500, 36_480],
  ],
  [
    'the highest SSS credit',
    34_750,
    [1_750, 868.75, 200, 31_931.25, 1_664.69, 30_266.56],
    [3_500, 30, 2_895.83, 42_244.58],
  ],
  [
    'the second rate',
    40_000,
    [1_750, 1_000, 200, 37_050, 2_618.33, 34_431.67],
    [3_500, 30, 3_333.33, 48_063.33],
  ],
  [
    'the table of the article on payroll',
    100_000,
    [1_750, 2_500, 200, 95_550, 15_762.5, 79_787.5],
    [3_500, 30, 8_333.33, 114_563.33],
  ],
  [
    'the fourth rate',
    250_000,
    [1_750, 2_500, 200, 245_550, 57_206.67, 188_343.33],
    [3_500, 30, 20_833.33, 277_063.33],
  ],
  [
    'the highest rate',
    1_000_000,
    [1_750, 2_500, 200, 995_550, 298_650.83, 696_899.17],
    [3_500, 30, 83_333.33, 1_089_563.33],
  ],
])('%s: a basic pay of %s', (_, monthlyPay, employee, employer) => {
  const [sss = 0, philHealth = 0, pagIbig = 0, taxable, tax = 0, net] = employee;
  const [employerSss, ec, thirteenth, cost] = employer;
  expect(outcomeOf('takeHomePay', { monthlyPay })).toMatchObject({
    answer: 'pay',
    values: { net, cost },
    lines: {
      monthlyPay,
      sss: -sss,
      philHealth: -philHealth,
      pagIbig: -pagIbig,
      taxable,
      // Not -0.
      tax: 0 - tax,
      net,
      employerSss,
      ec,
      employerPhilHealth: philHealth,
      employerPagIbig: pagIbig,
      thirteenth,
      cost,
    },
  });
});

test.each([
  // Annex E of Revenue Regulations 11-2018, monthly: its limits and sums are rounded.
  [30_000, 1_007.55],
  [40_000, 2_618.4],
  [100_000, 15_762.55],
  [250_000, 57_206.7],
  [1_000_000, 298_650.85],
])(
  'the tax on a basic pay of %s is that of the table of the BIR, to some centavos',
  (monthlyPay, tax) => {
    const { amount } = outcomeOf('takeHomePay', { monthlyPay });
    expect(Math.abs(amount('tax') + tax)).toBeLessThan(0.1);
  },
);

test('the lines add up, and what is paid out is never negative', () => {
  for (let pay = 2_000; pay < 400_000; pay += 777.77) {
    const monthlyPay = centavos(pay);
    const { amount } = outcomeOf('takeHomePay', { monthlyPay });
    const sum = (...keys: string[]) => centavos(keys.reduce((all, key) => all + amount(key), 0));
    expect(amount('taxable')).toBe(sum('monthlyPay', 'sss', 'philHealth', 'pagIbig'));
    expect(amount('net')).toBe(sum('taxable', 'tax'));
    expect(amount('net')).toBeGreaterThan(0);
    expect(amount('cost')).toBe(
      sum('monthlyPay', 'employerSss', 'ec', 'employerPhilHealth', 'employerPagIbig', 'thirteenth'),
    );
  }
});

test('a higher pay costs more, and leaves more but for a step of the SSS table', () => {
  let [net, cost] = [0, 0];
  for (let monthlyPay = 2_000; monthlyPay < 150_000; monthlyPay += 50) {
    const { amount } = outcomeOf('takeHomePay', { monthlyPay });
    expect(amount('cost')).toBeGreaterThan(cost);
    // Of 50 more, the SSS may take 25, PhilHealth, Pag-IBIG and the tax another part.
    expect(amount('net')).toBeGreaterThan(net);
    [net, cost] = [amount('net'), amount('cost')];
  }
});
