/** @jest-environment node */
import { pages } from '@/content/pages';
import { missingPath } from '@/test/page-types';
import { type BenchPage, benchPages } from './bench-page';
import type { Values } from './budgets';
import { median, mediansOf, verdictsOf } from './verdicts';

function benchPage(path: string): BenchPage {
  return { url: path, path, locale: 'en', runtime: 'none' };
}

/** Whether a figure of a page is within its budget; undefined where it has none. */
function isMet(path: string, values: Values, peer?: Values): boolean | undefined {
  const [verdict] = verdictsOf({ subject: path, page: benchPage(path), values, peer });
  return verdict?.limit === undefined ? undefined : verdict.isMet;
}

test('a median is the middle value, or the lower of two; an empty list has none', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([10, 9])).toBe(9);
  expect(median([])).toBeUndefined();
});

test('medians of runs are computed for each figure that a run has', () => {
  const runs = [{ SEO: 100 }, { 'LCP, applied': 900 }, { 'LCP, applied': 700, SEO: 90 }];
  expect(mediansOf(runs)).toMatchObject({ SEO: 90, 'LCP, applied': 700 });
  expect(mediansOf(runs).Fonts).toBeUndefined();
});

test('a figure equal to its limit is within the budget, one beyond it is not', () => {
  expect(isMet('/about', { Requests: 22 })).toBe(true);
  expect(isMet('/about', { Requests: 23 })).toBe(false);
  expect(isMet('/about', { 'Performance, simulated': 99 })).toBe(true);
  expect(isMet('/about', { 'Performance, simulated': 98 })).toBe(false);
});

test('limits depend on the kind of page', () => {
  const values = { 'HTML, gzip': 30 };
  expect(isMet(pages.visa.path, values)).toBe(true);
  expect(isMet(pages.about.path, values)).toBe(false);
  expect(isMet(pages.about.path, { SEO: 66 })).toBe(false);
  expect(isMet(missingPath, { SEO: 66 })).toBeUndefined();
  expect(isMet(pages.seoAudit.path, { SEO: 66 })).toBeUndefined();
});

test('a limit relative to the peer applies only where a peer is measured', () => {
  expect(isMet('/', { 'LCP, applied': 660 })).toBeUndefined();
  expect(isMet('/', { 'LCP, applied': 650 }, { 'LCP, applied': 1000 })).toBe(true);
  expect(isMet('/', { 'LCP, applied': 660 }, { 'LCP, applied': 1000 })).toBe(false);
});

test('pages are chosen by name and language, each once', () => {
  expect(benchPages('visa,visa-special', 'en,ja').map(({ url }) => url)).toEqual([
    pages.visa.path,
    `/ja${pages.visa.path}`,
  ]);
  expect(() => benchPages('no-such', 'en')).toThrow('"no-such" is none of all, home,');
});
