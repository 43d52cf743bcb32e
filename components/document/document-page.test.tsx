import { within } from '@testing-library/react';
import { servicePath } from '@/content/services';
import { documentEntry, relatedDocuments } from '@/documents/entries';
import { typeset, withoutTypesetting } from '@/lib/text/typeset';
import { cacheFiles } from '@/test/cache-files';
import { english } from '@/test/english';
import { readMoreName } from '@/test/read-more';
import { renderLocalized } from '@/test/render';
import { DocumentPage } from './document-page';

cacheFiles();

// React warns when it creates a `<script>` in the browser; on a real page the server's HTML already has it.
jest.mock('@/components/layout/language-suggestion', () => ({ LanguageSuggestion: () => null }));

const kind = 'blogs';
const slug = 'maximizing-roi';
const post = documentEntry(`${kind}/${slug}`, 'en');
const texts = english.articles;

/** The section under a heading. */
function section(heading: string): HTMLElement {
  const title = [...document.querySelectorAll('main h2')].find((h2) => h2.textContent === heading);
  const found = title?.closest('section, div:has(> ul), div:has(> div > h2)');
  if (!(found instanceof HTMLElement)) throw new Error(`no section "${heading}"`);
  return found;
}

function hrefsIn(element: HTMLElement): (string | null)[] {
  return within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

beforeEach(() => {
  renderLocalized(<DocumentPage kind={kind} slug={slug} family="plain" />);
});

test('related content names the cluster; each card has its type, read time, title and excerpt', () => {
  const related = relatedDocuments(post, 'en');
  const block = section(typeset('More on digital transformation', 'heading'));
  expect(hrefsIn(block)).toEqual(related.map(({ path }) => path));
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

test('the suggested pages and services are those that the document names', () => {
  const suggested = post.suggestions.map((id) => documentEntry(id, 'en').path);
  expect(hrefsIn(section(texts.readNext))).toEqual(suggested);
  expect(hrefsIn(section(texts.services))).toEqual(post.services.map(servicePath));
});
