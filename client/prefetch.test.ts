import { z } from 'zod';
import { prefetchLinks } from './prefetch';

const condition = z.object({
  selector_matches: z.string().optional(),
  href_matches: z.string().optional(),
});
const ruleList = z.object({
  prefetch: z.array(
    z.object({ eagerness: z.string(), where: z.object({ and: z.array(condition) }) }),
  ),
});

/** What the page tells the browser. */
function rules() {
  const text = document.querySelector('script[type=speculationrules]')?.textContent ?? '';
  return ruleList.parse(JSON.parse(text)).prefetch;
}

/** Shows the page to a visitor. @returns the links that the browser may prefetch, by when it does */
function show(canHover: boolean): Record<string, string[]> {
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: query === '(hover: hover)' && canHover }),
  });
  prefetchLinks(document);
  return Object.fromEntries(
    rules().map(({ eagerness, where }) => {
      const [selector = ''] = where.and.flatMap((each) => each.selector_matches ?? []);
      return [eagerness, [...document.querySelectorAll(selector)].map(({ id }) => id)];
    }),
  );
}

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <a id="page" href="/about">About</a>
    <a id="file" href="/feed.atom">Feed</a>
    <a id="download" href="/about" download>Save</a>
    <a id="window" href="/about" target="_blank">Other window</a>
    <a id="other" href="https://other.example/">Other site</a>`;
  delete document.documentElement.dataset.hover;
});

test('with a pointer that hovers, page links are prefetched on hover and when pressed', () => {
  expect(show(true)).toEqual({ conservative: ['page'], moderate: ['page'] });
});

test('no rule matches links to other origins, even where their URL has no dot', () => {
  show(true);
  expect(rules()).toHaveLength(2);
  for (const { where } of rules()) expect(where.and).toContainEqual({ href_matches: '/*' });
});

test('without hover, page links are prefetched only when pressed', () => {
  expect(show(false)).toEqual({ conservative: ['page'], moderate: [] });
});
