/** @jest-environment node */
import { toString as textOf } from 'hast-util-to-string';
import { typeset } from '@/lib/text/typeset';
import { htmlTree } from '@/test/markdown';
import { typesetTree } from './typeset-tree';

const words = 'PHP 1,000 for well-kept books in 4–8 weeks';

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

test.each([`## ${words}`, `### *${words}*`])(
  'headings keep their compounds, too: %s',
  (markdown) => {
    expect(typesetText(markdown)).toBe(typeset(words, 'heading'));
    expect(typeset(words, 'heading')).not.toBe(typeset(words, 'text'));
  },
);

test.each([`\`${words}\``, `\`\`\`\n${words}\n\`\`\``])('code stays as it is: %s', (markdown) => {
  expect(typesetText(markdown)).toBe(words);
});

test('the last characters of a text are tied, not those before a link in it', () => {
  const [first, last] = ['届け出のしかたと期限の一覧は', 'こちらのページにまとめてあります。'];
  const tied = typeset(last, 'text', 'ja');
  expect(tied).not.toBe(last);
  expect(typesetText(`${first}[税務](/x)${last}`, 'ja')).toBe(`${first}税務${tied}`);
  expect(typesetText(`${first}[税務](/x)**${last}**`, 'ja')).toBe(`${first}税務${tied}`);
});
