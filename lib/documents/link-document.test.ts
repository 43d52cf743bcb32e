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

/** The contextual links of a document, as `tag > text → path` of what they stand in. */
function links(markdown: string, path = '/articles/x'): string[] {
  const root = htmlTree(markdown);
  const before = textOf(root);
  linkDocument(root, keywords, path);
  expect(textOf(root)).toBe(before);
  const found: string[] = [];
  visit(root, 'element', (node, _, parent) => {
    if (node.properties.dataContextual !== true || parent?.type !== 'element') return;
    found.push(`${parent.tagName} > ${textOf(node)} → ${node.properties.href}`);
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
