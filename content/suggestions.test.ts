/** @jest-environment node */
import { allPaths, documentSlugs, type PageId, pages } from './pages';
import { suggestionPath, suggestionsFor } from './suggestions';

// Object.keys() types its result as string[]; the keys of `pages` are exactly PageId.
const pageIds = Object.keys(pages) as PageId[];

function pathsFor(page: PageId): string[] {
  return suggestionsFor(page).map(suggestionPath);
}

test.each(pageIds)('%s: at most three, each once, all exist, never itself (spec §9)', (id) => {
  const paths = pathsFor(id);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.length).toBeLessThanOrEqual(3);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !allPaths.includes(path))).toEqual([]);
  expect(paths).not.toContain(pages[id].path);
});

test.each(pageIds)('%s: an article is listed among the articles, a blog post among those', (id) => {
  for (const suggestion of suggestionsFor(id)) {
    if (suggestion.type === 'service') continue;
    expect(suggestion.kind).toBe(suggestion.type === 'article' ? 'articles' : 'blogs');
    expect(documentSlugs[suggestion.kind]).toContain(suggestion.slug);
  }
});

test('a page without suggestions of its own has the default set of three (spec §9)', () => {
  expect(pathsFor('home')).toHaveLength(3);
  expect(pathsFor('contact')).toEqual(pathsFor('home'));
});

test('the choice depends on the page', () => {
  expect(pathsFor('payroll')).not.toEqual(pathsFor('home'));
  expect(pathsFor('payroll')).not.toEqual(pathsFor('tax'));
});
