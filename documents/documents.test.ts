/** @jest-environment node */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type * as LinkKeywords from '@/content/link-keywords';
import type { Locale } from '@/i18n/locales';
import type * as ContextualLinks from '@/lib/text/contextual-links';
import { typeset } from '@/lib/text/typeset';
import { ProjectCopy } from '@/test/project-copy';
import { readBody, readDocument } from './documents';

// The keywords of the site, and one that typesetting changes.
jest.mock('@/content/link-keywords', () => {
  const { keywordGroups } = jest.requireActual<typeof LinkKeywords>('@/content/link-keywords');
  const { keywordIndex } = jest.requireActual<typeof ContextualLinks>(
    '@/lib/text/contextual-links',
  );
  const extra = { path: '/contact', keywords: ['4 weeks'] };
  return { keywordsOf: (locale: Locale) => keywordIndex([...keywordGroups(locale), extra]) };
});

const id = 'articles/cash-flow-optimization';
const address = `/${id}`;
const folder = `content/${id}`;

describe('a body', () => {
  let project: ProjectCopy;
  beforeEach(() => {
    project = new ProjectCopy('content');
  });
  afterEach(() => project.remove());

  /** The text of the document with another body, what it links to, and the ids of its headings. */
  function shown(body: string): { text: string; links: string[]; ids: string[] } {
    const file = `${folder}/en.md`;
    const [front = ''] =
      /^---\n[\s\S]*?\n---\n/.exec(readFileSync(path.join(process.cwd(), file), 'utf8')) ?? [];
    project.write(file, front + body);
    const tree = readBody(id, 'en', address);
    const links: string[] = [];
    const ids: string[] = [];
    visit(tree, 'element', (node) => {
      if (node.tagName === 'a') links.push(`${textOf(node)} → ${node.properties.href}`);
      if (node.properties.id !== undefined) ids.push(String(node.properties.id));
    });
    return { text: textOf(tree), links, ids };
  }

  test('placeholders are filled in, then the text is linked, then it is typeset', () => {
    const { text, links } = shown('Ask for income tax at [[vatRate]] within 3 days or PHP 1,000.');
    expect(text).toBe('Ask for income tax at 12% within 3\u00a0days or PHP\u00a01,000.');
    expect(links).toEqual(['income tax → /tax-services']);
  });

  test('keywords are found where typesetting would hide them', () => {
    const { text, links } = shown('It takes 4 weeks in all.');
    expect(text).toBe('It takes 4\u00a0weeks in all.');
    expect(links).toEqual(['4\u00a0weeks → /contact']);
  });

  test('a heading is typeset as such, and its id is made before', () => {
    const { text, ids } = shown('Lead.\n\n## The value of a book');
    expect(text).toContain('The\u00a0value of\u00a0a\u00a0book');
    expect(ids).toEqual(['the-value-of-a-book']);
  });

  test('an unknown placeholder is named with its file', () => {
    expect(() => shown('It is [[noSuchFact]].')).toThrow(
      `${folder}/en.md: body: unknown placeholder [[noSuchFact]]`,
    );
  });
});

describe('translations', () => {
  const front = [
    '---',
    'title: "Der Titel"',
    `description: "${'Eine Beschreibung von ausreichender Länge für Suchergebnisse. '.repeat(2)}"`,
    'excerpt: "Die Zusammenfassung."',
    '---',
    '',
  ].join('\n');

  let project: ProjectCopy;
  beforeEach(() => {
    project = new ProjectCopy('content');
  });
  afterEach(() => project.remove());

  test('a body is that of the translation, filled in its language', () => {
    project.write(`${folder}/de.md`, `${front}Wir antworten in [[replyTime]].`);
    expect(textOf(readDocument(id, 'de').tree)).toBe('Wir antworten in 24\u00a0Stunden.');
  });

  test('under a translated front matter alone it stays English', () => {
    project.write(`${folder}/de.md`, front);
    const { title, tree } = readDocument(id, 'de');
    expect(title).toBe(typeset('Der Titel', 'heading', 'de'));
    expect(tree).toEqual(readDocument(id, 'en').tree);
  });
});
