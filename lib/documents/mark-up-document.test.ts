/** @jest-environment node */
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { keywordIndex } from '@/lib/text/contextual-links';
import { htmlTreeOf } from '@/test/html-tree';
import { markUpDocument } from './mark-up-document';

const keywords = keywordIndex([
  { path: '/tax-services', keywords: ['tax'] },
  { path: '/payroll-services', keywords: ['payroll'] },
]);

const terms = [
  { id: 'bir', term: 'BIR', explanation: 'Bureau of Internal Revenue (BIR)' },
  { id: 'vat', term: 'VAT', explanation: 'value-added tax (VAT)' },
  { id: 'barangay', term: 'barangay', explanation: 'barangay (the smallest unit)' },
];

/**
 * The text of a document, and the links and explanations that are added to it, as `tag > text` with the
 * tag of the element around it; a link with its target.
 */
function markedUp(markdown: string, { path = '/articles/x', anchor = '' } = {}) {
  const root = htmlTreeOf(markdown);
  const planned = { anchor, path: '/contact', page: path, entry: 'links.0' };
  markUpDocument(root, { keywords, terms }, path, anchor === '' ? [] : [planned]);
  const added: string[] = [];
  visit(root, 'element', (node, _, parent) => {
    if (parent?.type !== 'element') return;
    const { dataContextual, dataPlanned, href } = node.properties;
    const shown = `${parent.tagName} > ${textOf(node)}`;
    if (dataPlanned) added.push(`${shown} → ${href} (planned)`);
    else if (dataContextual) added.push(`${shown} → ${href}`);
    else if (node.tagName === 'dfn') added.push(shown);
  });
  return { text: textOf(root).trim(), added };
}

describe('terms', () => {
  const bir = 'Bureau of Internal Revenue (BIR)';

  test.each([
    [
      'no heading or link',
      '## The BIR\n\nAsk [the BIR](/contact) or the BIR.',
      `The BIR\nAsk the BIR or the ${bir}.`,
    ],
    ['a bold word', 'You pay **VAT** monthly', 'You pay value-added tax (VAT) monthly'],
    ['after a link', 'See [it.](/contact) **VAT** is', 'See it. Value-added tax (VAT) is'],
    ['after code', '`All` VAT', 'All value-added tax (VAT)'],
    ['brackets within', '**(see BIR**) of BIR', `(see BIR) of ${bir}`],
    ['over elements', '**bar**angay, barangay', 'barangay, barangay (the smallest unit)'],
    [
      'written over elements',
      '**Bureau of Internal Revenue** (BIR), BIR',
      'Bureau of Internal Revenue (BIR), BIR',
    ],
    ['a new block', '- See\n- Barangay', '\nSee\nBarangay (the smallest unit)'],
    ['a sentence that goes on', '**The** barangay', 'The barangay (the smallest unit)'],
  ])('the first use in running text is explained: %s', (_, markdown, expected) => {
    expect(markedUp(markdown).text).toBe(expected.trim());
  });

  test('tables explain nothing, and an explanation stands in the element of its term', () => {
    expect(markedUp('| BIR |\n| --- |\n| BIR |').added).toEqual([]);
    expect(markedUp('See the **BIR** now').added).toEqual([`strong > ${bir}`]);
  });
});

describe('links', () => {
  test.each<[string, string, string[]]>([
    [
      'the first mention in reading order',
      'About cash only.\n\n- A list about tax\n\nAbout tax and payroll.',
      ['li > tax → /tax-services', 'p > payroll → /payroll-services'],
    ],
    [
      'in tables and tips',
      '| Who |\n|---|\n| The tax expert |\n\n:::tip\nAll about payroll.\n:::',
      ['td > tax → /tax-services', 'p > payroll → /payroll-services'],
    ],
    ['not in headings', '## All about tax', []],
    ['not in links', 'See [our tax guide](/articles/y) first', []],
    ['not in code', 'Type `your tax number` here', []],
    ['not in code blocks', '```\nyour tax number\n```', []],
    ['not in the call to action', ':::cta\nAsk about your tax.\n:::', []],
    ['not where its author links to', 'All about tax. [See here](/tax-services#contact).', []],
    ['not in an explanation', 'You pay VAT monthly', ['p > value-added tax (VAT)']],
  ])('by keywords: %s', (_, markdown, expected) => {
    expect(markedUp(markdown).added).toEqual(expected);
  });

  test('never to the document itself', () => {
    expect(markedUp('All about tax', { path: '/tax-services' }).added).toEqual([]);
  });

  test('a planned link stands first in running text, before those by keywords', () => {
    const markdown =
      '## Our payroll tax\n\n[Our payroll tax](/x)\n\n- About **our payroll tax** now\n\nWages and payroll';
    expect(markedUp(markdown, { anchor: 'payroll tax' }).added).toEqual([
      'strong > payroll tax → /contact (planned)',
      'p > payroll → /payroll-services',
    ]);
  });

  test('a planned link stands in a sentence, not in a table; where there is none it is an error', () => {
    const table = '| Who |\n|---|\n| All the ledgers |';
    expect(markedUp(`${table}\n\nAbout your ledgers.`, { anchor: 'ledgers' }).added).toEqual([
      'p > ledgers → /contact (planned)',
    ]);
    for (const markdown of [table, '## About ledgers\n\nNothing else here.']) {
      expect(() => markedUp(markdown, { anchor: 'ledgers' })).toThrow(
        'links.0.anchor: must stand in the running text of /articles/x',
      );
    }
  });
});
