import { screen } from '@testing-library/react';
import { documentIds, pages } from '@/content/pages';
import { loadMessages } from '@/i18n/load-messages';
import { typeset } from '@/lib/text/typeset';
import { projectCopy } from '@/test/project-copy';
import { renderLocalized } from '@/test/render';
import { DocumentPage } from './document-page';

// React warns when it creates a `<script>` in the browser; on a real page the server's HTML already has it.
jest.mock('@/components/layout/language-suggestion', () => ({ LanguageSuggestion: () => null }));

const german = loadMessages('de');

// Without a calculator, whose script only a build makes.
const slug = 'resilient-financial-systems';
const file = `content/articles/${slug}/de.md`;
const title = 'Der gute Titel';
const frontMatter = [
  '---',
  `title: "${title}"`,
  `description: "${'Eine Beschreibung von ausreichender Länge für Suchergebnisse. '.repeat(2)}"`,
  'excerpt: "Die Zusammenfassung."',
  '---',
  '',
].join('\n');

const project = projectCopy('content');

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

const lead = 'article header + div > div:last-child';

/** What a German page says above an English text, as it is read. */
const note = german.articles.englishBody.replace(/<[^>]*>/g, '');

function notes(): Element[] {
  return [...document.querySelectorAll('article p')].filter((p) => p.textContent === note);
}
const contents = 'nav[data-contents] li';

test('with only the front matter translated, the title is in the page’s language, the body and the cards in English', () => {
  for (const id of documentIds) project.delete(`content/${id}/de.md`);
  project.write(file, frontMatter);
  renderGerman();
  expect(document.querySelector('h1')?.textContent).toBe(typeset(title, 'heading', 'de'));
  expect(langOf('h1')).toBe('de');
  for (const part of [lead, contents]) expect(langOf(part)).toBe('en');
  expect(notes()).toHaveLength(1);
  expect(screen.getByText('Die Zusammenfassung.')).toBeVisible();
  expect(notes()[0]?.querySelector('a')).toHaveAttribute('href', `/de${pages.contact.path}`);
  const documents = [...document.querySelectorAll('li:has(h3)')].filter((card) =>
    card.querySelector('a[href*="/articles/"], a[href*="/blogs/"]'),
  );
  for (const card of documents) expect(card).toHaveTextContent(german.articles.inEnglish);
  const languages = documents.map((card) =>
    [card.querySelector('h3'), card.querySelector('h3 ~ p, div:has(> h3) + div > p')].map(spokenIn),
  );
  expect(languages.length).toBeGreaterThan(3);
  for (const pair of languages) expect(pair).toEqual(['en', 'en']);
});

test('a translated document is German, all of it, and its URL is the German one', () => {
  project.write(file, `${frontMatter}Der Anfang.\n\n## Ein Abschnitt\n\nText.`);
  renderGerman();
  for (const part of ['h1', lead, contents]) expect(langOf(part)).toBe('de');
  expect(notes()).toEqual([]);
  expect(document.querySelector('article header')).not.toHaveTextContent(german.articles.inEnglish);
  expect(document.querySelector(lead)).toHaveTextContent('Der Anfang.');
  expect(document.querySelector('article')).toHaveTextContent(`/de/articles/${slug}`);
});
