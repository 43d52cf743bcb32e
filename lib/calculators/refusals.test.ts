/** @jest-environment node */
import { outcomeOf } from '@/test/calculator-outcome';
import { centavos } from './calculator';

test('the parcel of the example in the post: what is left of one, and what a refusal costs', () => {
  expect(outcomeOf('refusals')).toMatchObject({
    answer: 'seller',
    values: { refused: 8, difference: 1_150, from: 8 },
    lines: {
      acceptedBuyer: 2_200,
      acceptedSeller: 1_950,
      refusalBuyer: -2_500,
      refusalSeller: -3_650,
    },
  });
});

test.each([
  // The bars of the post: refusals; what buyer-paid leaves. Seller-paid leaves 96 × 1,950 − 3,650 = 183,550.
  [4, 201_200, 'buyer'],
  [6, 191_800, 'buyer'],
  [7, 187_100, 'buyer'],
  [8, 182_400, 'seller'],
  [10, 173_000, 'seller'],
  [12, 163_600, 'seller'],
])('with %i refusals', (refusedBuyer, buyer, answer) => {
  expect(outcomeOf('refusals', { refusedBuyer })).toMatchObject({
    answer,
    values: { refused: refusedBuyer, difference: Math.abs(183_550 - buyer), from: 8 },
    lines: { buyer, seller: 183_550, difference: 183_550 - buyer },
  });
});

test.each([
  // By hand: 97 × 1,950 = 189,150 without refusals of seller-paid parcels; 220,000 − 7 × 4,700 = 187,100 is less.
  ['no refusal of the seller’s', { refusedSeller: 0 }, 'seller', { seller: 189_150, from: 7 }],
  // 1,300 for each of 97: 96 × 1,300 − 3,650 = 121,150; (220,000 − 121,150) / 4,700 = 21.03.
  ['a lower price', { priceWith: 6_250 }, 'buyer', { seller: 121_150, from: 22 }],
  // Duty costs nothing and the price is the same: 99 × 2,200 − 2,500 = 215,300, as buyer-paid with one refusal.
  [
    'the same costs and refusals',
    { priceWith: 6_000, duty: 0, advance: 0, lost: 0, refusedBuyer: 1 },
    'equal',
    { seller: 215_300, buyer: 215_300, difference: 0, from: 2 },
  ],
  // 99 × 3,100 − 2,500 = 304,400 is more than 220,000.
  [
    'a price that brings more',
    { duty: 0, advance: 0, lost: 0 },
    'always',
    { seller: 304_400, from: 0 },
  ],
  // All orders are lost: nothing is left, and 47 refusals leave 220,000 − 220,900.
  ['all orders lost', { lost: 100, refusedSeller: 0 }, 'buyer', { seller: 0, from: 47 }],
  // Each of 97 loses 6,800 − 1,850: even a hundred refusals, −250,000, leave more than 96 × −4,950 − 3,650.
  ['a ruinous price', { priceWith: 0 }, 'never', { acceptedSeller: -4_950, seller: -478_850 }],
])('by hand: %s', (_, entries, answer, lines) => {
  expect(outcomeOf('refusals', entries)).toMatchObject({ answer, lines });
});

test('where both ways lose, the answer says what each loses', () => {
  // By hand: 92 × −1,300 − 8 × 2,500, and 96 × −2,050 − 3,650.
  const { answer, values } = outcomeOf('refusals', { priceWithout: 2_500, priceWith: 2_900 });
  expect([answer, values]).toEqual(['bothLose', { refused: 8, buyer: 139_600, seller: 200_450 }]);
});

test('more lost orders and refusals than orders are no case to compare', () => {
  const answer = (refusedSeller: number) =>
    outcomeOf('refusals', { lost: 60, refusedSeller }).answer;
  // 40 refused parcels, and none sold, leave −146,000: less than 182,400.
  expect([answer(40), answer(41)]).toEqual(['buyer', 'tooMany']);
});

test('above the value that comes back free of duty, the answer says what is not counted', () => {
  const returned = (priceWith: number) => outcomeOf('refusals', { priceWith }).lines.returned;
  expect([returned(10_000), returned(10_000.01)]).toEqual([undefined, 'notCounted']);
});

test('a price that does not cover the goods is no case to compare', () => {
  expect(outcomeOf('refusals', { priceWithout: 2_400 })).toEqual(
    expect.objectContaining({ answer: 'loss', values: {}, lines: {} }),
  );
});

test('each refusal costs the same, the break-even lies between two, and the answer follows it', () => {
  for (const priceWith of [6_300, 6_900, 7_400]) {
    let before = outcomeOf('refusals', { priceWith, refusedBuyer: 0 });
    for (let refusedBuyer = 1; refusedBuyer <= 100; refusedBuyer++) {
      const outcome = outcomeOf('refusals', { priceWith, refusedBuyer });
      const { amount } = outcome;
      expect(centavos(before.amount('buyer') - amount('buyer'))).toBe(4_700);
      expect(amount('seller')).toBe(before.amount('seller'));
      expect(amount('difference')).toBe(centavos(amount('seller') - amount('buyer')));
      expect(amount('difference') > 0).toBe(refusedBuyer >= amount('from'));
      before = outcome;
    }
  }
});
