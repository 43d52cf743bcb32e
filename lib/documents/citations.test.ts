/** @jest-environment node */
import { toString as textOf } from 'hast-util-to-string';
import { markCitations } from './citations';
import { htmlTree, parseMarkdown } from './markdown';

const sources: Record<string, string> = {
  vatRate: 'ra8424 106',
  vatDue: 'ra8424 114',
  citRate: 'ra8424 27',
};

function cited(markdown: string) {
  const tree = parseMarkdown(markdown, 'x.md');
  const keys = markCitations(tree, (name) => sources[name.split('.', 1)[0] ?? '']);
  return { keys, text: textOf(htmlTree(tree)).trim().split(/\n+/) };
}

test('the first mention of each source is followed by its number', () => {
  const { keys, text } = cited(
    'VAT is [[vatRate]], due [[vatDue]]; [[vatRate]] again.\n\n| [[citRate:dative]] |\n|---|',
  );
  expect(keys).toEqual(['ra8424 106', 'ra8424 114', 'ra8424 27']);
  expect(text).toEqual([
    'VAT is [[vatRate]]1, due [[vatDue]]2; [[vatRate]] again.',
    '[[citRate:dative]]3',
  ]);
});

test('headings and links have no reference; the next mention has it, with the number of the first', () => {
  const { text } = cited(
    '## At [[vatRate]]\n\n[Due [[vatDue]]](/contact), [[vatDue.was]] and [[vatRate]].',
  );
  expect(text).toEqual(['At [[vatRate]]', 'Due [[vatDue]], [[vatDue.was]]2 and [[vatRate]]1.']);
});

test('what has no source, such as a promise of the firm, has no reference', () => {
  expect(cited('Within [[replyTime]].')).toEqual({ keys: [], text: ['Within [[replyTime]].'] });
});
