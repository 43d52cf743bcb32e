/** @jest-environment node */
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { htmlTreeOf } from '@/test/html-tree';

/** The tag names of a document in order. */
function tags(markdown: string): string[] {
  const found: string[] = [];
  visit(htmlTreeOf(markdown), 'element', ({ tagName }) => {
    found.push(tagName);
  });
  return found;
}

test.each(['Open from 9:30 to 18:00.', 'A ratio of 3:1', 'Say :tax[label] and go', '10:[x]'])(
  'a colon in prose is a colon: %s',
  (text) => {
    expect(textOf(htmlTreeOf(text))).toBe(text);
  },
);

test('tables and containers are read, raw HTML is left out', () => {
  expect(tags('| A |\n|---|\n| B |')).toContain('table');
  expect(tags(':::tip\nText.\n:::')).toEqual(['aside', 'p']);
  expect(tags('A <b>bold</b> word.\n\n<script>alert(1)</script>')).toEqual(['p']);
});

test('an unknown container is named', () => {
  expect(() => htmlTreeOf(':::warning\nText.\n:::')).toThrow(
    'x.md: body: unknown container :::warning; known are first, tip, cta, example',
  );
});

describe('placeholders', () => {
  const value = 'A *B* [c](d) `e` <f> {G} &amp; :h';

  /** The elements of a document whose `[[name]]` is filled with what Markdown would read as syntax. */
  function filled(markdown: string): Element[] {
    const elements: Element[] = [];
    const tree = htmlTreeOf(markdown, (text) => text.replaceAll('[[name]]', value));
    visit(tree, 'element', (element) => {
      elements.push(element);
    });
    return elements;
  }

  test.each([
    ['a paragraph', 'By [[name]].', ['p'], `By ${value}.`],
    ['code', '`[[name]]`', ['p', 'code'], value],
    ['a link text', '[By [[name]]](https://a.example)', ['p', 'a'], `By ${value}`],
    ['a reference', '[By [[name]]][a]\n\n[a]: https://a.example', ['p', 'a'], `By ${value}`],
    [
      'a table',
      '| A |\n|---|\n| [[name]] |',
      ['table', 'thead', 'tr', 'th', 'tbody', 'tr', 'td'],
      value,
    ],
    ['a container', ':::tip\n[[name]]\n:::', ['aside', 'p'], value],
  ])('in %s show as they are', (_, markdown, tags, text) => {
    const elements = filled(markdown);
    expect(elements.map(({ tagName }) => tagName)).toEqual(tags);
    expect(elements.map((element) => textOf(element)).at(-1)).toBe(text);
  });

  test('in a heading are filled before it gets its id', () => {
    const [heading] = filled('## About [[name]]');
    expect(heading?.properties.id).toBe('about-a-b-cd-e-f-g-amp-h');
  });

  test.each(['[x](https://a.example/?q=[[name]])', '[x][a]\n\n[a]: https://a.example/?q=[[name]]'])(
    'in a URL are encoded: %s',
    (markdown) => {
      const link = filled(markdown).at(-1);
      expect(new URL(String(link?.properties.href)).searchParams.get('q')).toBe(value);
    },
  );
});
