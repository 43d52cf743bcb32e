/** @jest-environment node */

import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { projectCopy } from '@/test/project-copy';
import { readBody, readDocument } from './documents';

const id = 'articles/cash-flow-optimization';
const path = `/${id}`;
const folder = `content/${id}`;

const project = projectCopy('content');

describe('a body', () => {
  /** Gives the document another body, and reads its text, its links and the ids of its headings. */
  function readWith(body: string): { text: string; links: string[]; ids: string[] } {
    const file = `${folder}/en.md`;
    const [front = ''] = /^---\n[\s\S]*?\n---\n/.exec(project.read(file)) ?? [];
    project.write(file, front + body);
    const { tree } = readBody(id, 'en', path);
    const links: string[] = [];
    const ids: string[] = [];
    visit(tree, 'element', (node) => {
      if (node.tagName === 'a') links.push(`${textOf(node)} → ${node.properties.href}`);
      if (node.properties.id !== undefined) ids.push(String(node.properties.id));
    });
    return { text: textOf(tree), links, ids };
  }

  test('placeholders are replaced by facts with their sources, keywords become links, and figures keep their units', () => {
    const { text, links } = readWith(
      'Ask for income tax at [[vatRate]] within 3 days or PHP 1,000.',
    );
    expect(text).toBe('Ask for income tax at 12%1 within 3\u00a0days or PHP\u00a01,000.');
    expect(links).toEqual(['income tax → /tax-services', '1 → #source-1']);
  });

  test('a heading keeps short words beside the next one, and has an id of plain hyphens', () => {
    const { text, ids } = readWith('Lead.\n\n## The value of a book');
    expect(text).toContain('The\u00a0value of\u00a0a\u00a0book');
    expect(ids).toEqual(['the-value-of-a-book']);
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

  test('a translated document has its own text, with facts written in its language', () => {
    project.write(`${folder}/de.md`, `${front}Wir antworten in [[replyTime]].`);
    expect(textOf(readDocument(id, 'de').tree)).toBe('Wir antworten in 24\u00a0Stunden.');
  });

  test('a document of which only the front matter is translated has the English text', () => {
    project.write(`${folder}/de.md`, front);
    const { title, tree } = readDocument(id, 'de');
    expect(title).toBe('Der Titel');
    expect(tree).toEqual(readDocument(id, 'en').tree);
  });
});
