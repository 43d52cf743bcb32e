/** @jest-environment node */
import fc from 'fast-check';
import type { BlockContent, Nodes, PhrasingContent, TableRow, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { writeMarkdown } from './write-markdown';

const parser = unified().use(remarkParse).use(remarkGfm);

function readText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(readText).join('') : '';
}

function paragraph(...children: PhrasingContent[]): BlockContent {
  return { type: 'paragraph', children };
}

function written(...children: BlockContent[]): string {
  return writeMarkdown({ type: 'root', children }).trimEnd();
}

test.each([
  // What is only a sign stays as it is.
  ['HR & Admin: 3 * 4, a_b, 1~2, <3, 5 > 4, #1, +87, C:\\x (9B) [sic]!', undefined],
  ['Name *', 'Name *'],
  ['*の付いた項目は必須です。', '*の付いた項目は必須です。'],
  ['hello@example.com, https://www.example.com/a_b_c', undefined],
  ['Article · Tax & Compliance', undefined],
  // What would be read as something else does not.
  ['* Required', '\\* Required'],
  ['15. Mai 2025', '15\\. Mai 2025'],
  ['- a', '\\- a'],
  ['# a', '\\# a'],
  ['09:00~18:00, 3~5', '09:00\\~18:00, 3\\~5'],
  ['*a* and _b_', '\\*a\\* and \\_b\\_'],
  ['&amp; <b>', '\\&amp; \\<b>'],
])('%s', (value, markdown) => {
  expect(written(paragraph({ type: 'text', value }))).toBe(markdown ?? value.replace('[', '\\['));
});

const signs = fc.constantFrom(...'ab1 あ*_~`[]()<>!#&;|\\-+=.:/"amp、。');

test('whatever a text is, it is read as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: signs, minLength: 1, maxLength: 24 }), (raw) => {
      const value = raw.replace(/\s+/g, ' ').trim();
      fc.pre(value !== '');
      const markdown = written(paragraph({ type: 'text', value }));
      expect(readText(parser.parse(markdown))).toBe(value);
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('a text in a cell, a link and a list is read as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: signs, minLength: 1, maxLength: 16 }), (raw) => {
      const value = raw.replace(/\s+/g, ' ').trim();
      // A link is named by more than brackets; addresses in it would be links within a link.
      fc.pre(/[ab1あ]/.test(value));
      const children: Text[] = [{ type: 'text', value }];
      const row: TableRow = { type: 'tableRow', children: [{ type: 'tableCell', children }] };
      const markdown = written(
        { type: 'table', children: [row, row] },
        paragraph({ type: 'link', url: 'https://example.com/', children }),
        { type: 'list', children: [{ type: 'listItem', children: [paragraph(...children)] }] },
      );
      expect(readText(parser.parse(markdown))).toBe(value.repeat(4));
    }),
    { numRuns: 300, seed: 1 },
  );
});
