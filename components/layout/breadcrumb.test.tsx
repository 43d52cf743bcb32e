import { screen, within } from '@testing-library/react';
import { documentPath, type PageId, pages } from '@/content/pages';
import { loadMessages } from '@/i18n/load-messages';
import { english, renderLocalized } from '@/test/render';
import { Breadcrumb } from './breadcrumb';
import { useCrumbs } from './use-crumbs';

const { pages: labels, breadcrumb } = english.navigation;

/** The breadcrumb as pages have it. */
function PageBreadcrumb({ path, current }: { path: string; current?: string }) {
  return <Breadcrumb crumbs={useCrumbs(path, current)} />;
}

/** Label and address of each crumb. */
function crumbs(name = breadcrumb.label): [string | null, string | null][] {
  const nav = screen.getByRole('navigation', { name });
  return within(nav)
    .getAllByRole('listitem')
    .map((item) => {
      const crumb = item.querySelector('a, span:not([aria-hidden])');
      return [crumb?.textContent ?? null, crumb?.getAttribute('href') ?? null];
    });
}

function currentCrumbs(): (string | null)[] {
  return [...document.querySelectorAll('[aria-current=page]')].map((crumb) => crumb.textContent);
}

test.each<[PageId]>([['about'], ['hrAdmin'], ['seoAudit']])('%s: Home, then the page', (id) => {
  renderLocalized(<PageBreadcrumb path={pages[id].path} />);
  expect(crumbs()).toEqual([
    [labels.home, '/'],
    [labels[id], null],
  ]);
  expect(currentCrumbs()).toEqual([labels[id]]);
});

test('a page below another links to that one', () => {
  renderLocalized(<PageBreadcrumb path={pages.xero.path} />);
  expect(crumbs()).toEqual([
    [labels.home, '/'],
    [labels.insights, pages.insights.path],
    [labels.xero, null],
  ]);
});

test('a document: its kind leads to its list on the insights page, its title is not a link', () => {
  renderLocalized(
    <PageBreadcrumb path={documentPath('blogs', 'maximizing-roi')} current="A title" />,
  );
  expect(crumbs()).toEqual([
    [labels.home, '/'],
    [breadcrumb.blogs, `${pages.insights.path}#blog-posts`],
    ['A title', null],
  ]);
  expect(currentCrumbs()).toEqual(['A title']);
});

test('a document under /insights links to that page and to the list there', () => {
  const path = documentPath('articles', 'cash-flow-optimization', 'insights');
  renderLocalized(<PageBreadcrumb path={path} current="A title" />);
  expect(crumbs()).toEqual([
    [labels.home, '/'],
    [labels.insights, pages.insights.path],
    [breadcrumb.articles, `${pages.insights.path}#articles`],
    ['A title', null],
  ]);
});

test('links stay in the language of the page', () => {
  renderLocalized(<PageBreadcrumb path={pages.xero.path} />, 'ko');
  const { label } = loadMessages('ko').navigation.breadcrumb;
  expect(crumbs(label).map(([, href]) => href)).toEqual(['/ko', `/ko${pages.insights.path}`, null]);
});
