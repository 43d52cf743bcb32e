import { screen, within } from '@testing-library/react';
import { laws } from '@/content/laws';
import { documentPath } from '@/content/pages';
import { servicePath } from '@/content/services';
import { documentEntry, relatedDocuments } from '@/documents/entries';
import { typeset, withoutTypesetting } from '@/lib/text/typeset';
import { cacheFiles } from '@/test/cache-files';
import { readMoreName } from '@/test/read-more';
import { english, renderLocalized } from '@/test/render';
import { DocumentPage } from './document-page';

cacheFiles();

// React warns of a script that it renders by itself; in a page it comes with the HTML.
jest.mock('@/components/layout/language-suggestion', () => ({ LanguageSuggestion: () => null }));

const kind = 'blogs';
const slug = 'maximizing-roi';
const document_ = documentEntry(`${kind}/${slug}`, 'en');
const texts = english.articles;

/** The section under a heading. */
function section(heading: string): HTMLElement {
  const title = [...document.querySelectorAll('main h2')].find((h2) => h2.textContent === heading);
  const found = title?.closest('section, div:has(> ul), div:has(> div > h2)');
  if (!(found instanceof HTMLElement)) throw new Error(`no section "${heading}"`);
  return found;
}

function paths(element: HTMLElement): (string | null)[] {
  return within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

beforeEach(() => {
  renderLocalized(<DocumentPage kind={kind} slug={slug} family="plain" />);
});

test('title, kind, category, author, date and read time stand above the text', () => {
  const header = document.querySelector('article header')?.textContent;
  for (const text of [
    document_.title,
    english.blogs.badge,
    texts.categories[document_.category],
    'March 28, 2025',
    `${document_.readMinutes}\u00a0min read`,
  ]) {
    expect(header).toContain(text);
  }
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('a blog post shows its own cloth, with what the picture shows', () => {
  const picture = document.querySelector('article header svg[role="img"]');
  expect(picture).toHaveAttribute('aria-label', document_.heroAlt);
  expect(picture?.querySelector(`[id^="${document_.heroImage}-"]`)).not.toBeNull();
});

test('the tip and the call to action, whose button leads to the free consultation', () => {
  const asides = [...document.querySelectorAll('article aside')];
  expect(asides.some((aside) => aside.textContent?.startsWith(english.blogs.tip))).toBe(true);
  const cta = asides.find((aside) => aside.textContent?.startsWith(english.blogs.ctaTitle));
  expect(cta?.querySelector('a')).toHaveAttribute('href', '/free-consultation');
});

test('examples are labelled as such', () => {
  const asides = [...document.querySelectorAll('article aside')];
  expect(asides.some((aside) => aside.textContent?.startsWith(texts.example))).toBe(true);
});

test('related content names the cluster; each card has its type, read time, title and excerpt', () => {
  const related = relatedDocuments(document_, 'en');
  const block = section(typeset('More on digital transformation', 'heading'));
  expect(paths(block)).toEqual(related.map(({ path }) => path));
  const cards = within(block).getAllByRole('listitem');
  related.forEach((other, index) => {
    const types = english.common.suggestions.types;
    for (const text of [
      other.kind === 'blogs' ? types.blog : types.article,
      `${other.readMinutes} min read`,
      other.title,
      other.excerpt,
    ]) {
      expect(withoutTypesetting(cards[index]?.textContent ?? '')).toContain(
        withoutTypesetting(text),
      );
    }
    const link = within(cards[index] ?? block).getByRole('link');
    expect(link.textContent).toBe(readMoreName(other.title, 'en', english));
  });
});

test('suggestions and services are those of its data', () => {
  const suggested = document_.suggestions.map((id) => documentEntry(id, 'en').path);
  expect(paths(section(texts.readNext))).toEqual(suggested);
  expect(paths(section(texts.services))).toEqual(document_.services.map(servicePath));
});

test('the laws behind its rules stand below the text; a document without rules has no list', () => {
  const { title } = english.common.laws;
  expect(paths(screen.getByRole('region', { name: title }))).toEqual([laws.laborCode.url]);
  document.body.innerHTML = '';
  renderLocalized(
    <DocumentPage kind="articles" slug="remote-business-operations" family="plain" />,
  );
  expect(document.querySelector('h1')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
});

test('the page under /insights shows the same document', () => {
  const plain = document.querySelector('article')?.innerHTML;
  document.body.innerHTML = '';
  renderLocalized(<DocumentPage kind={kind} slug={slug} family="insights" />);
  expect(document.querySelector('article')?.innerHTML).toBe(plain);
  expect(documentPath(kind, slug, 'insights')).not.toBe(document_.path);
});
