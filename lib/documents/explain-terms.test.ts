/** @jest-environment node */
import { toString as textOf } from 'hast-util-to-string';
import { explainTerms } from './explain-terms';
import { parseMarkdown } from './markdown';

const terms = [
  { id: 'bir', term: 'BIR', first: 'Bureau of Internal Revenue (BIR)' },
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

test('a sentence that goes on after another element has no capital', () => {
  expect(explained('**The** barangay')).toBe('The barangay (the smallest unit)');
  expect(explained('Barangay papers')).toBe('Barangay (the smallest unit) papers');
});
