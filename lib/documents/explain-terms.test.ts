/** @jest-environment node */
import { toString as textOf } from 'hast-util-to-string';
import { explainTerms } from './explain-terms';
import { parseMarkdown } from './markdown';

const terms = [
  { id: 'bir', term: 'BIR', first: 'Bureau of Internal Revenue (BIR)' },
  { id: 'vat', term: 'VAT', first: 'value-added tax (VAT)' },
  { id: 'barangay', term: 'barangay', first: 'barangay (the smallest unit)' },
];

function explained(markdown: string): string {
  const tree = parseMarkdown(markdown, 'test.md', (text) => text);
  explainTerms(tree, terms);
  return textOf(tree).trim();
}

test('a term is explained where the text first uses it, and only there', () => {
  expect(explained('Write to the BIR. The BIR answers.')).toBe(
    'Write to the Bureau of Internal Revenue (BIR). The BIR answers.',
  );
});

test('headings, links and tables explain nothing', () => {
  expect(explained('## The BIR\n\nAsk [the BIR](/contact) or the BIR.')).toBe(
    'The BIR\nAsk the BIR or the Bureau of Internal Revenue (BIR).',
  );
  expect(explained('| BIR |\n| --- |\n| BIR |')).not.toContain('Revenue');
});

test.each([
  ['a bold word', 'You pay **VAT** monthly', 'You pay value-added tax (VAT) monthly'],
  ['after a link', 'See [it.](/contact) **VAT** is', 'See it. Value-added tax (VAT) is'],
  ['after code', '`All` VAT', 'All value-added tax (VAT)'],
  ['brackets around', '(see **BIR**) of BIR', '(see BIR) of Bureau of Internal Revenue (BIR)'],
  ['brackets within', '**(see BIR**) of BIR', '(see BIR) of Bureau of Internal Revenue (BIR)'],
  ['a possessive', '**BIR**’s of BIR', 'BIR’s of Bureau of Internal Revenue (BIR)'],
  ['a longer word', '**BIR**s of BIR', 'BIRs of Bureau of Internal Revenue (BIR)'],
  ['over elements', '**bar**angay, barangay', 'barangay, barangay (the smallest unit)'],
  [
    'written over elements',
    '**Bureau of Internal Revenue** (BIR), BIR',
    'Bureau of Internal Revenue (BIR), BIR',
  ],
  [
    'two in a text',
    'BIR, *barangay*, BIR',
    'Bureau of Internal Revenue (BIR), barangay (the smallest unit), BIR',
  ],
])('a block is read as one: %s', (_, markdown, expected) => {
  expect(explained(markdown)).toBe(expected);
});

test('an explanation stands in the element of its term', () => {
  const tree = parseMarkdown('See the **BIR** now', 'test.md', (text) => text);
  explainTerms(tree, terms);
  expect(tree.children[0]).toMatchObject({
    children: [
      { value: 'See the ' },
      { tagName: 'strong', children: [{ tagName: 'dfn' }] },
      { value: ' now' },
    ],
  });
});

test('a block ends what stands in it', () => {
  expect(explained('- See\n- barangay\n- Barangay')).toContain('barangay (the smallest unit)');
  expect(explained('See\n\nBarangay papers')).toContain('Barangay (the smallest unit)');
});

test('a sentence that goes on after another element has no capital', () => {
  expect(explained('**The** barangay')).toBe('The barangay (the smallest unit)');
  expect(explained('Barangay papers')).toBe('Barangay (the smallest unit) papers');
});
