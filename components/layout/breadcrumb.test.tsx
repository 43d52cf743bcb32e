import { screen, within } from '@testing-library/react';
import { documentPath, pages } from '@/content/pages';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import { Breadcrumb } from './breadcrumb';
import { useCrumbs } from './use-crumbs';

const { pages: labels, breadcrumb } = english.navigation;
const { path: insights } = pages.insights;

/** The breadcrumb as pages have it. */
function PageBreadcrumb({ path }: { path: string }) {
  return (
    <Breadcrumb crumbs={useCrumbs(path, path.split('/').length > 2 ? 'A title' : undefined)} />
  );
}

test.each<[string, [string, string | null][]]>([
  [pages.about.path, [[labels.about, null]]],
  [
    documentPath('blogs', 'maximizing-roi'),
    [
      [breadcrumb.blogs, `${insights}#blog-posts`],
      ['A title', null],
    ],
  ],
  [
    documentPath('articles', 'cash-flow-optimization', 'insights'),
    [
      [labels.insights, insights],
      [breadcrumb.articles, `${insights}#articles`],
      ['A title', null],
    ],
  ],
])('the crumbs of %s lead from Home to the page, which is no link', (path, expected) => {
  renderLocalized(<PageBreadcrumb path={path} />);
  const nav = screen.getByRole('navigation', { name: breadcrumb.label });
  const crumbs = within(nav)
    .getAllByRole('listitem')
    .map((item) => {
      const crumb = item.querySelector('a, span:not([aria-hidden])');
      return [crumb?.textContent, crumb?.getAttribute('href') ?? null];
    });
  expect(crumbs).toEqual([[labels.home, '/'], ...expected]);
  const current = [...document.querySelectorAll('[aria-current=page]')];
  expect(current.map((crumb) => crumb.textContent)).toEqual([expected.at(-1)?.[0]]);
});
