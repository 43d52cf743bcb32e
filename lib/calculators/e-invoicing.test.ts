/** @jest-environment node */
import { outcomeOf } from '@/test/calculator-outcome';

const none = { online: 'no', sales: 0, office: 'other', books: 'manual', group: 'none' };

test.each([
  // The groups of Revenue Regulations 11-2025 and 26-2025, the classes of the Tax Code, s. 21(b).
  ['an online seller, small', { online: 'yes', sales: 4_000_000 }, 'online', 'small'],
  [
    'an online seller from the first peso of small',
    { online: 'yes', sales: 3_000_000 },
    'online',
    'small',
  ],
  ['an online seller, micro', { online: 'yes', sales: 2_999_999.99 }, 'notYet', 'micro'],
  ['a shop without a website', { sales: 4_000_000 }, 'notYet', 'small'],
  ['medium by sales', { online: 'yes', sales: 20_000_000 }, 'online', 'medium'],
  ['small up to the last centavo', { sales: 19_999_999.99 }, 'notYet', 'small'],
  ['medium up to the last centavo', { sales: 999_999_999.99 }, 'notYet', 'medium'],
  ['large by sales', { sales: 1_000_000_000 }, 'large', 'large'],
  ['the Large Taxpayers Service, micro', { office: 'large' }, 'office', 'micro'],
  ['computerized books, small', { sales: 5_000_000, books: 'software' }, 'software', 'small'],
  ['computerized books, micro', { sales: 900_000, books: 'software' }, 'softwareMicro', 'micro'],
  ['an unknown registration', { sales: 5_000_000, books: 'unsure' }, 'unsure', 'small'],
  [
    'an unknown registration of an online seller',
    { online: 'yes', sales: 5_000_000, books: 'unsure' },
    'online',
    'small',
  ],
  ['an exporter', { sales: 5_000_000, group: 'exporter' }, 'later', 'small'],
  ['a point-of-sale machine', { sales: 500_000, group: 'pointOfSale' }, 'later', 'micro'],
  [
    'an exporter that sells online',
    { online: 'yes', sales: 5_000_000, group: 'exporter' },
    'online',
    'small',
  ],
  [
    'an exporter with computerized books, micro',
    { books: 'software', group: 'exporter' },
    'softwareMicro',
    'micro',
  ],
])('%s', (_, entries, answer, size) => {
  expect(outcomeOf('eInvoicing', { ...none, ...entries })).toMatchObject({
    answer,
    lines: { size },
  });
});

test('each group is judged by itself', () => {
  const entries = { online: 'yes', sales: 2_000_000, books: 'software', group: 'pointOfSale' };
  expect(outcomeOf('eInvoicing', { ...none, ...entries }).lines).toMatchObject({
    online: 'exempt',
    office: 'no',
    large: 'no',
    software: 'ask',
    group: 'later',
  });
});

test('with more sales a group that is due stays due, and the answer names a group that is', () => {
  for (const online of ['yes', 'no'])
    for (const office of ['other', 'large'])
      for (const books of ['manual', 'software', 'unsure'])
        for (const group of ['none', 'exporter', 'pointOfSale']) {
          let before = 0;
          for (const sales of [0, 2_999_999.99, 3_000_000, 2e7, 1e9, 1e11]) {
            const { answer, lines } = outcomeOf('eInvoicing', {
              online,
              sales,
              office,
              books,
              group,
            });
            const due = ['online', 'office', 'large', 'software'].filter(
              (key) => lines[key] === 'due',
            );
            expect(due.length).toBeGreaterThanOrEqual(before);
            expect(due.length > 0).toBe(due.includes(answer));
            before = due.length;
          }
        }
});
