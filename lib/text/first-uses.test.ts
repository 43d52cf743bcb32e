/** @jest-environment node */
import { firstUses } from './first-uses';

const terms = [
  { id: 'bir', term: 'BIR', explanation: 'Bureau of Internal Revenue (BIR)' },
  {
    id: 'bir',
    term: 'Bureau of Internal Revenue',
    explanation: 'Bureau of Internal Revenue (BIR)',
  },
  { id: 'form-2316', term: 'BIR Form 2316', explanation: 'BIR Form 2316 (the certificate of pay)' },
  { id: 'sec', term: 'SEC', explanation: 'Securities and Exchange Commission (SEC)' },
  { id: 'sec', term: 'an SEC', explanation: 'a Securities and Exchange Commission (SEC)' },
  { id: 'vat', term: 'VAT', explanation: 'value-added tax (VAT)' },
  { id: 'barangay', term: 'barangay', explanation: 'barangay (the smallest unit)' },
  { id: 'clearance', term: 'barangay clearance', explanation: 'barangay clearance (a paper)' },
  { id: 'pay', term: '13th month pay', explanation: '13th month pay (required by law)' },
  { id: 'ja', term: 'バランガイ', explanation: 'バランガイ（最小の行政単位）' },
  { id: 'zh', term: '国税', explanation: '菲律宾国税（BIR）' },
  { id: 'ko', term: '국세청', explanation: '필리핀 국세청(BIR)' },
];

/** The texts with each first use replaced. */
function explained(...texts: string[]): string[] {
  const uses = firstUses(texts, terms);
  return texts.map((text, index) =>
    (uses.get(index) ?? []).reduceRight(
      (rest, { start, end, explanation }) => rest.slice(0, start) + explanation + rest.slice(end),
      text,
    ),
  );
}

const bir = 'Bureau of Internal Revenue (BIR)';

test.each([
  [
    'of a term, in reading order',
    ['No term.', 'With the BIR and VAT.', 'The BIR again, and VAT.'],
    ['No term.', `With the ${bir} and value-added tax (VAT).`, 'The BIR again, and VAT.'],
  ],
  [
    'of an id, by whichever of its terms is met',
    ['The Bureau of Internal Revenue, or BIR.'],
    [`The ${bir}, or BIR.`],
  ],
  [
    'of a longer term; a term inside it is still to be explained',
    ['Keep BIR Form 2316, and BIR Form 2316.', 'Ask the BIR.'],
    ['Keep BIR Form 2316 (the certificate of pay), and BIR Form 2316.', `Ask the ${bir}.`],
  ],
  [
    'not in a plural, nor of a shorter term inside it',
    ['All barangays and barangay clearances.', 'Your barangay.'],
    ['All barangays and barangay clearances.', 'Your barangay (the smallest unit).'],
  ],
  [
    'not in a possessive',
    ['The BIR’s letter from the BIR.'],
    [`The BIR’s letter from the ${bir}.`],
  ],
  ['not in the name of a form', ['BIR Form 0901 of the BIR.'], [`BIR Form 0901 of the ${bir}.`]],
  [
    'after brackets and quotation marks have ended',
    ['One “note” (two) of the BIR'],
    [`One “note” (two) of the ${bir}`],
  ],
  [
    'after a bracket or mark that never ends',
    ['a) the owner’s VAT “ and the BIR'],
    [`a) the owner’s value-added tax (VAT) “ and the ${bir}`],
  ],
  [
    'not where it was explained by hand',
    [`With the ${bir}.`, 'Value-added tax (VAT): ask.', 'The BIR on VAT.'],
    [`With the ${bir}.`, 'Value-added tax (VAT): ask.', 'The BIR on VAT.'],
  ],
])('the first use is explained: %s', (_, texts, expected) => {
  expect(explained(...texts)).toEqual(expected);
});

test.each([
  ['Bring an SEC certificate.', 'Bring a Securities and Exchange Commission (SEC) certificate.'],
  ['An SEC certificate.', 'A Securities and Exchange Commission (SEC) certificate.'],
  ['Your 13th\u00a0month pay', 'Your 13th month pay (required by law)'],
])('a longer term may bring its article, and no-break spaces are spaces: %s', (text, expected) => {
  expect(explained(text)).toEqual([expected]);
});

test.each([
  ...['Your city', 'SECOND', 'BIR-registered', 'non-VAT', 'VAT_rate', 'ÖVAT', 'vat, bir'],
  'The Barangay Hall',
])(
  'a term within a longer word, or in other letters than those given, is not explained: %s',
  (text) => {
    expect(explained(text)).toEqual([text]);
  },
);

test.each([
  ['Barangay first.', 'Barangay (the smallest unit) first.'],
  ['“Yes.” Barangay first.', '“Yes.” Barangay (the smallest unit) first.'],
  ['Why? VAT is due.', 'Why? Value-added tax (VAT) is due.'],
  ['barangay, in a list', 'barangay (the smallest unit), in a list'],
  ['Von J. P. VAT', 'Von J. P. value-added tax (VAT)'],
  ['Steuern, z. B. VAT', 'Steuern, z. B. value-added tax (VAT)'],
  ['Answer no. VAT', 'Answer no. Value-added tax (VAT)'],
])('a sentence begins with a capital, and no abbreviation ends one: %s', (text, expected) => {
  expect(explained(text)).toEqual([expected]);
});

test('a place that may not be replaced is no first use', () => {
  const texts = ['The BIR, the BIR', 'BIR'];
  const uses = (isMarkable: Parameters<typeof firstUses>[2]) =>
    [...firstUses(texts, terms, isMarkable)].map(([index, [use]]) => [index, use?.start]);
  expect(uses((index, start, end) => index === 0 && start > 4 && end === 16)).toEqual([[0, 13]]);
  expect(uses((index) => index === 1)).toEqual([[1, 0]]);
  expect(uses(() => false)).toEqual([]);
});

test.each([
  'A letter (from the BIR)',
  'A letter (the second (of the BIR))',
  'It says “see the BIR”',
  'It says ‘the owner’s BIR’',
  '「BIRの書類」',
  '书类（BIR）',
])('in brackets or quotation marks a term is not explained: %s', (text) => {
  expect(explained(text, 'Of BIR.')).toEqual([text, 'Of Bureau of Internal Revenue (BIR).']);
});

test.each([
  ['向BIR申报', '向Bureau of Internal Revenue (BIR)申报'],
  ['BIR에 신고', 'Bureau of Internal Revenue (BIR)에 신고'],
  ['在国税局', '在菲律宾国税（BIR）局'],
  ['市のバランガイで', '市のバランガイ（最小の行政単位）で'],
  ['バランガイズ', 'バランガイズ'],
  ['국세청에서', '필리핀 국세청(BIR)에서'],
])('Chinese, Japanese and Korean need no spaces: %s', (text, expected) => {
  expect(explained(text)).toEqual([expected]);
});
