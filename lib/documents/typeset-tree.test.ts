/** @jest-environment node */
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { typeset } from '@/lib/text/typeset';
import { htmlTree } from '@/test/markdown';
import { typesetTree } from './typeset-tree';

const words = 'PHP 1,000 for the books in 4–8 weeks';

function typesetText(markdown: string, lang?: string): string {
  const tree = htmlTree(markdown);
  typesetTree(tree, lang);
  return textOf(tree).trim();
}

test.each([
  ['a paragraph', words],
  ['a link', `[${words}](/x)`],
  ['emphasis', `**${words}**`],
  ['a list', `- ${words}`],
])('%s is typeset as text', (_, markdown) => {
  expect(typesetText(markdown)).toBe(typeset(words, 'text'));
});

test.each([`## ${words}`, `### *${words}*`])('headings keep their short words: %s', (markdown) => {
  expect(typesetText(markdown)).toBe(typeset(words, 'heading'));
  expect(typeset(words, 'heading')).not.toBe(typeset(words, 'text'));
});

test('a range does not break, by an element', () => {
  const tree = htmlTree(`**${words}** and [Pag-IBIG](/x)`);
  typesetTree(tree);
  const kept: string[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'span') kept.push(textOf(node));
  });
  expect(kept).toEqual(['4–8', 'Pag-IBIG']);
});

test('a Japanese heading may break between its phrases, and not within a term', () => {
  const tree = htmlTree('## リモート運営の流れ\n\nリモート運営の流れです。');
  typesetTree(tree, 'ja', ['リモート運営']);
  const [heading, paragraph] = tree.children.filter((node) => node.type === 'element');
  const shown = (node = heading) =>
    node?.children.map((child) => (child.type === 'text' ? child.value : '|')).join('');
  expect(shown()).toBe('リモート運営の|流れ');
  expect(shown(paragraph)).toBe('リモート運営の流れです。');
});

test.each([`\`${words}\``, `\`\`\`\n${words}\n\`\`\``])('code stays as it is: %s', (markdown) => {
  expect(typesetText(markdown)).toBe(words);
});
