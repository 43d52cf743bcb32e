/** @jest-environment node */
import { outcomeOf } from '@/test/calculator-outcome';

/** A business that belongs to no group, without sales. */
const noGroup = { online: 'no', sales: 0, office: 'other', books: 'manual', group: 'none' };

test.each([
  // The groups of Revenue Regulations 11-2025 and 26-2025, the classes of the Tax Code, s. 21(b).
  ['an online seller, small', { online: 'yes', sales: 4_000_000 }, 'online', 'small'],
  [
    'an online seller at the lower limit of small',
    { online: 'yes', sales: 3_000_000 },
    'online',
    'small',
  ],
  ['an online seller, micro', { online: 'yes', sales: 2_999_999.99 }, 'micro', 'micro'],
  ['nothing at all, micro', {}, 'micro', 'micro'],
  ['a shop without a website', { sales: 4_000_000 }, 'notYet', 'small'],
  ['medium by sales', { online: 'yes', sales: 20_000_000 }, 'online', 'medium'],
  ['small up to the last centavo', { sales: 19_999_999.99 }, 'notYet', 'small'],
  ['medium up to the last centavo', { sales: 999_999_999.99 }, 'notYet', 'medium'],
  ['large by sales', { sales: 1_000_000_000 }, 'large', 'large'],
  ['the Large Taxpayers Service', { office: 'large', sales: 500_000_000 }, 'office', 'medium'],
  // Two rules meet, and no source says which one counts.
  ['the Large Taxpayers Service, micro', { office: 'large' }, 'microOffice', 'micro'],
  ['software, small', { sales: 5_000_000, books: 'software' }, 'software', 'small'],
  // RMC 98-2026, IV, as reported: micro taxpayers are outside, whatever they use.
  ['software, micro', { sales: 900_000, books: 'software' }, 'micro', 'micro'],
  ['an unknown registration, micro', { sales: 900_000, books: 'unsure' }, 'micro', 'micro'],
  // The fourth group is computerized books with electronic invoicing.
  ['computerized books alone', { sales: 5_000_000, books: 'booksOnly' }, 'notYet', 'small'],
  [
    'an online seller with computerized books alone',
    { online: 'yes', sales: 5_000_000, books: 'booksOnly' },
    'online',
    'small',
  ],
  ['an unknown registration', { sales: 5_000_000, books: 'unsure' }, 'unsure', 'small'],
  [
    'an unknown registration of an online seller',
    { online: 'yes', sales: 5_000_000, books: 'unsure' },
    'online',
    'small',
  ],
  ['an exporter', { sales: 5_000_000, group: 'exporter' }, 'later', 'small'],
  ['a point-of-sale machine', { sales: 50_000_000, group: 'pointOfSale' }, 'later', 'medium'],
  ['a point-of-sale machine, micro', { sales: 500_000, group: 'pointOfSale' }, 'micro', 'micro'],
  [
    'an exporter that sells online',
    { online: 'yes', sales: 5_000_000, group: 'exporter' },
    'online',
    'small',
  ],
  [
    'an exporter with software',
    { sales: 5_000_000, books: 'software', group: 'exporter' },
    'software',
    'small',
  ],
])('%s', (_, entries, answer, size) => {
  expect(outcomeOf('eInvoicing', { ...noGroup, ...entries })).toMatchObject({
    answer,
    lines: { size },
  });
});

test('each group is judged by itself', () => {
  const entries = { online: 'yes', sales: 5_000_000, books: 'software', group: 'pointOfSale' };
  const groups = { office: 'no', large: 'no' };
  expect(outcomeOf('eInvoicing', { ...noGroup, ...entries }).lines).toMatchObject({
    ...groups,
    online: 'due',
    software: 'due',
    group: 'later',
  });
  expect(outcomeOf('eInvoicing', { ...noGroup, ...entries, sales: 2_000_000 }).lines).toMatchObject(
    {
      ...groups,
      online: 'exempt',
      software: 'exempt',
      group: 'exempt',
    },
  );
});

test('with more sales a group that is due stays due; the answer names one that is, with the permit', () => {
  for (const online of ['yes', 'no'])
    for (const office of ['other', 'large'])
      for (const books of ['manual', 'booksOnly', 'software', 'unsure'])
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
            expect(due.length > 0).toBe('permit' in lines && 'certification' in lines);
            before = due.length;
          }
        }
});
