import { cpSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { documentIds } from '@/content/pages';
import { documentEntry } from '@/documents/entries';
import { loadMessages } from '@/i18n/load-messages';
import { typeset } from '@/lib/text/typeset';
import { ProjectCopy } from '@/test/project-copy';
import { renderLocalized } from '@/test/render';
import { DocumentPage } from './document-page';

// React warns of a script that it renders by itself; in a page it comes with the HTML.
jest.mock('@/components/layout/language-offer', () => ({ LanguageOffer: () => null }));

const german = loadMessages('de');

const slug = 'cash-flow-optimization';
const file = `content/articles/${slug}/de.md`;
const title = 'Der gute Titel';
const front = [
  '---',
  `title: "${title}"`,
  `description: "${'Eine Beschreibung von ausreichender Länge für Suchergebnisse. '.repeat(2)}"`,
  'excerpt: "Die Zusammenfassung."',
  '---',
  '',
].join('\n');

let project: ProjectCopy;
beforeEach(() => {
  const messages = path.resolve('messages');
  project = new ProjectCopy('content');
  cpSync(messages, path.join(process.cwd(), 'messages'), { recursive: true });
});
afterEach(() => project.remove());

function renderGerman(): void {
  renderLocalized(<DocumentPage kind="articles" slug={slug} family="plain" />, 'de');
}

/** The language in which a screen reader speaks an element of the German page. */
function spokenIn(element: Element | null): string {
  if (element === null) throw new Error('nothing matches');
  return element.closest<HTMLElement>('[lang]')?.lang ?? 'de';
}

function langOf(selector: string): string {
  return spokenIn(document.querySelector(selector));
}

const lead = 'article header + div > div:first-child > div';
const contents = 'nav[data-contents] ol';

test('a document without a translation is marked as English, all of it', () => {
  project.delete(file);
  renderGerman();
  for (const part of ['h1', lead, contents]) expect(langOf(part)).toBe('en');
  const english = documentEntry(`articles/${slug}`, 'en').title;
  expect(document.querySelector('h1')?.textContent).toBe(english);
});

test('with a translated front matter the title is the page’s language, the body is English', () => {
  project.write(file, front);
  renderGerman();
  expect(document.querySelector('h1')?.textContent).toBe(typeset(title, 'heading', 'de'));
  expect(langOf('h1')).toBe('de');
  for (const part of [lead, contents]) expect(langOf(part)).toBe('en');
  expect(screen.getByText(german.articles.englishBody)).toBeVisible();
});

test('a translated document is German, all of it, and its address is the German one', () => {
  project.write(file, `${front}Der Anfang.\n\n## Ein Abschnitt\n\nText.`);
  renderGerman();
  for (const part of ['h1', lead, contents]) expect(langOf(part)).toBe('de');
  expect(screen.queryByText(german.articles.englishBody)).toBeNull();
  expect(document.querySelector(lead)).toHaveTextContent('Der Anfang.');
  expect(document.querySelector('article')).toHaveTextContent(`/de/articles/${slug}`);
});

test('cards mark titles and excerpts that are not translated', () => {
  project.write(file, front);
  for (const id of documentIds) {
    if (!file.includes(id)) project.delete(`content/${id}/de.md`);
  }
  renderGerman();
  const cards = [...document.querySelectorAll('li:has(h3)')];
  const marks = cards
    .filter((card) => card.querySelector('a[href*="/articles/"], a[href*="/blogs/"]'))
    .map((card) => [card.querySelector('h3'), card.querySelector('h3 ~ p')].map(spokenIn));
  expect(marks.length).toBeGreaterThan(3);
  for (const mark of marks) expect(mark).toEqual(['en', 'en']);
});
