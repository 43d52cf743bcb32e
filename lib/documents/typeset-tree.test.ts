/** @jest-environment node */
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { typeset } from '@/lib/text/typeset';
import { htmlTreeOf } from '@/test/html-tree';
import { typesetTree } from './typeset-tree';

const words = 'PHP 1,000 for the books in 4–8 weeks';

function typesetText(markdown: string): string {
  const tree = htmlTreeOf(markdown);
  typesetTree(tree);
  return textOf(tree).trim();
}

test('all text is typeset, headings as such, and code stays as it is', () => {
  for (const markdown of [words, `[${words}](/x)`, `**${words}**`, `- ${words}`]) {
    expect(typesetText(markdown)).toBe(typeset(words, 'text'));
  }
  expect(typeset(words, 'heading')).not.toBe(typeset(words, 'text'));
  for (const markdown of [`## ${words}`, `### *${words}*`]) {
    expect(typesetText(markdown)).toBe(typeset(words, 'heading'));
  }
  for (const markdown of [`\`${words}\``, `\`\`\`\n${words}\n\`\`\``]) {
    expect(typesetText(markdown)).toBe(words);
  }
});

test('a range does not break, by an element', () => {
  const tree = htmlTreeOf(`**${words}** and [Pag-IBIG](/x)`);
  typesetTree(tree);
  const kept: string[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'span') kept.push(textOf(node));
  });
  expect(kept).toEqual(['4–8', 'Pag-IBIG']);
});

test('a Japanese heading may break between its phrases, a paragraph anywhere but in a katakana word', () => {
  const tree = htmlTreeOf('## リモート運営の流れ\n\nリモート運営の流れです。');
  typesetTree(tree, 'ja', ['リモート運営']);
  const [heading, paragraph] = tree.children.filter((node) => node.type === 'element');
  const shown = (node = heading) =>
    node?.children.map((child) => (child.type === 'text' ? child.value : '|')).join('');
  expect(shown()).toBe('リモート運営の|流れ');
  expect(shown(paragraph)).toBe('|運営の流れです。');
});
