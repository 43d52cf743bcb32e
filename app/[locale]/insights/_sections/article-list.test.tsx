import { within } from '@testing-library/react';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { documentEntries } from '@/documents/entries';
import { readMoreName } from '@/test/read-more';
import { english, renderLocalized } from '@/test/render';
import { ArticleList } from './article-list';

function ListOfPage() {
  return <ArticleList texts={usePageTexts('insights').articles} />;
}

test('all articles, newest first, six a page, each linked (spec §2, §9)', () => {
  const { container } = renderLocalized(<ListOfPage />);
  const pages = [...container.querySelectorAll<HTMLElement>('[data-state]')];
  const links = pages.map((page) =>
    within(page)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );
  const full = links.slice(0, -1).map((page) => page.length);
  expect(full).toEqual(full.map(() => 6));
  expect(links.flat()).toEqual(
    documentEntries('articles', 'en').map(({ title, path }) => [
      readMoreName(title, 'en', english),
      path,
    ]),
  );
});
