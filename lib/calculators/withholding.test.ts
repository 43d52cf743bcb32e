/** @jest-environment node */
import { outcomeOf } from '@/test/calculator-outcome';
import { centavos } from './calculator';

test.each([
  // Payment, amount; rate, withheld, paid. Revenue Regulations 2-98 s. 2.57.2 (A), as amended by 11-2018 and 14-2018.
  ['feeIndividualLow', 50_000, 5, 2_500, 47_500],
  ['feeIndividual', 50_000, 10, 5_000, 45_000],
  ['feeCompanyLow', 50_000, 10, 5_000, 45_000],
  ['feeCompany', 50_000, 15, 7_500, 42_500],
  // (C) and (E).
  ['rent', 84_000, 5, 4_200, 79_800],
  ['contractor', 120_000, 2, 2_400, 117_600],
  // (I), as amended by 24-2025.
  ['topAgentGoods', 75_500, 1, 755, 74_745],
  ['topAgentServices', 75_500, 2, 1_510, 73_990],
  ['topAgentWholesale', 75_500, 0.5, 377.5, 75_122.5],
  // By hand: half a centavo is rounded up, also where its binary number is a hair below.
  ['contractor', 50.25, 2, 1.01, 49.24],
  ['feeCompany', 4.1, 15, 0.62, 3.48],
  ['topAgentGoods', 10.1, 1, 0.1, 10],
  ['rent', 0, 5, 0, 0],
  ['feeIndividual', 1_000_000_000, 10, 100_000_000, 900_000_000],
])('%s of %s', (payment, amount, rate, withheld, paid) => {
  expect(outcomeOf('withholding', { payment, amount })).toMatchObject({
    answer: 'withhold',
    values: { withheld, rate },
    lines: { amount, rate, withheld, paid },
  });
});

test('what is withheld and what is paid add up to the amount, and both grow with it', () => {
  for (const payment of ['feeIndividualLow', 'feeCompany', 'topAgentServices']) {
    let [withheld, paid] = [0, 0];
    for (let entry = 1; entry < 100_000; entry += 321.23) {
      const { amount } = outcomeOf('withholding', { payment, amount: centavos(entry) });
      expect(centavos(amount('withheld') + amount('paid'))).toBe(amount('amount'));
      expect(amount('withheld')).toBeGreaterThan(withheld);
      expect(amount('paid')).toBeGreaterThan(paid);
      [withheld, paid] = [amount('withheld'), amount('paid')];
    }
  }
});
