/** @jest-environment node */
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { keywordIndex } from '@/lib/text/contextual-links';
import { htmlTree } from '@/test/markdown';
import { linkDocument } from './link-document';

const keywords = keywordIndex([
  { path: '/tax-services', keywords: ['tax'] },
  { path: '/payroll-services', keywords: ['payroll'] },
]);

/** The links that a document gets, as `tag > text → path` of what they stand in. */
function links(markdown: string, path = '/articles/x', anchor?: string): string[] {
  const root = htmlTree(markdown);
  const before = textOf(root);
  const planned =
    anchor === undefined ? [] : [{ anchor, path: '/contact', page: path, entry: 'links.0' }];
  linkDocument(root, keywords, path, planned);
  expect(textOf(root)).toBe(before);
  const found: string[] = [];
  visit(root, 'element', (node, _, parent) => {
    const { dataContextual, dataPlanned, href } = node.properties;
    if ((dataContextual ?? dataPlanned) !== true || parent?.type !== 'element') return;
    found.push(`${parent.tagName} > ${textOf(node)} → ${href}${dataPlanned ? ' (planned)' : ''}`);
  });
  return found;
}

test('the first mention in reading order, in any running text', () => {
  expect(links('About cash only.\n\n- A list about tax\n\nAbout tax and payroll.')).toEqual([
    'li > tax → /tax-services',
    'p > payroll → /payroll-services',
  ]);
});

test('tables, tips and emphasis count as text', () => {
  expect(links('| Who |\n|---|\n| The tax expert |\n\n:::tip\nAll about payroll.\n:::')).toEqual([
    'td > tax → /tax-services',
    'p > payroll → /payroll-services',
  ]);
  expect(links('It is **all about tax here** now.')).toEqual(['strong > tax → /tax-services']);
});

test.each([
  ['headings', '## All about tax'],
  ['links', 'See [our tax guide](/articles/y) first'],
  ['code', 'Type `your tax number` here'],
  ['code blocks', '```\nyour tax number\n```'],
  ['the call to action', ':::cta\nAsk about your tax.\n:::'],
])('never in %s', (_, markdown) => {
  expect(links(markdown)).toEqual([]);
});

test('never to the document itself or to what its author links to', () => {
  expect(links('All about tax', '/tax-services')).toEqual([]);
  expect(links('All about tax. [See here](/tax-services#contact).')).toEqual([]);
});

test('a planned link stands first in running text, before those by keywords', () => {
  const markdown =
    '## Our payroll tax\n\n[Our payroll tax](/x)\n\n- About **our payroll tax** now\n\nWages and payroll';
  expect(links(markdown, '/articles/x', 'payroll tax')).toEqual([
    'strong > payroll tax → /contact (planned)',
    'p > payroll → /payroll-services',
  ]);
});

test('a planned link stands in a sentence, and not in the cell of a table before it', () => {
  const table = '| Who |\n|---|\n| All the ledgers |';
  expect(links(`${table}\n\nAbout your ledgers.`, '/articles/x', 'ledgers')).toEqual([
    'p > ledgers → /contact (planned)',
  ]);
  expect(() => links(table, '/articles/x', 'ledgers')).toThrow('links.0.anchor: must stand');
});

test('a planned link whose words stand in no running text is an error', () => {
  expect(() => links('## About books\n\nNothing else here.', '/articles/x', 'books')).toThrow(
    'links.0.anchor: must stand in the running text of /articles/x',
  );
});
