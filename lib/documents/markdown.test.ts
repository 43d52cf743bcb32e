/** @jest-environment node */
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from './markdown';

/** The tag names of a document in order. */
function tags(markdown: string): string[] {
  const found: string[] = [];
  visit(parseMarkdown(markdown), 'element', ({ tagName }) => {
    found.push(tagName);
  });
  return found;
}

test.each(['Open from 9:30 to 18:00.', 'A ratio of 3:1', 'Say :tax[label] and go', '10:[x]'])(
  'a colon in prose is a colon: %s',
  (text) => {
    expect(textOf(parseMarkdown(text))).toBe(text);
  },
);

test('a currency stays with its amount', () => {
  expect(textOf(parseMarkdown('It costs PHP 1,000 or USD 20 in all.'))).toBe(
    'It costs PHP\u00a01,000 or USD\u00a020 in all.',
  );
});

test('raw HTML is left out', () => {
  expect(tags('A <b>bold</b> word.\n\n<script>alert(1)</script>')).toEqual(['p']);
});

test('tables and containers', () => {
  expect(tags('| A |\n|---|\n| B |')).toContain('table');
  expect(tags(':::tip\nText.\n:::')).toEqual(['aside', 'p']);
});

test('an unknown container is named', () => {
  expect(() => parseMarkdown(':::warning\nText.\n:::')).toThrow(
    'unknown container :::warning; known are tip, cta, example',
  );
});
