/** Every figure of `npm run bench` and `npm run bench:scale`, and its budget. */
import { documentIdAt, noindexPaths, pages } from '@/content/pages';
import { locales } from '@/i18n/locales';
import { missingPath } from '@/test/page-types';
import type { BenchPage } from './bench-page';

/** A limit, or none: for a page, beside the figures of a peer's home page in the same runs. */
type Limit =
  | number
  | ((page: BenchPage, peer: Readonly<Record<string, number>>) => number | undefined);

type Budget = { unit: 'KB' | 'ms' | '%' | ''; atMost?: Limit; atLeast?: Limit };

const isHome = ({ path }: BenchPage) => path === pages.home.path;
const isDocument = ({ path }: BenchPage) => documentIdAt(path) !== undefined;
/** The two pages with the most text. */
const isLong = ({ path }: BenchPage) => path === pages.visa.path || path === pages.insights.path;
/** Tools, and the confirmation of a message, which runs no React. */
const isNoindex = ({ path }: BenchPage) => noindexPaths.includes(path);
const isMissing = ({ path }: BenchPage) => path === missingPath;

function jsLimit(page: BenchPage): number {
  if (page.runtime === 'none') return 3;
  return isNoindex(page) ? 165 : 140;
}

const table = {
  'HTML, brotli': { unit: 'KB' },
  'HTML without style, brotli': { unit: 'KB', atMost: (page) => (isDocument(page) ? 19 : 17) },
  'HTML, gzip': { unit: 'KB', atMost: (page) => (isLong(page) ? 34 : 27) },
  'CSS files': { unit: 'KB', atMost: 0 },
  JavaScript: { unit: 'KB', atMost: jsLimit },
  'JavaScript before load': { unit: 'KB', atMost: 3 },
  Fonts: { unit: 'KB', atMost: ({ locale }) => (locales[locale].script === 'latin' ? 45 : 0) },
  'Pictures above the fold': { unit: 'KB', atMost: (page) => (isHome(page) ? 40 : undefined) },
  Requests: { unit: '', atMost: 22 },
  'Everything, gzip': { unit: 'KB', atMost: (page) => (isDocument(page) ? 70 : undefined) },
  'Performance, simulated': { unit: '%', atLeast: 99 },
  'LCP, simulated': { unit: 'ms', atMost: 1200 },
  // The strictest: an empty page blocks nothing.
  'TBT, simulated': { unit: 'ms', atMost: 30 },
  'CLS, simulated': { unit: '', atMost: 0.02 },
  Accessibility: { unit: '%', atLeast: 100 },
  // The browser itself writes the response 404 to the console, as an error.
  'Best practices': { unit: '%', atLeast: (page) => (isMissing(page) ? undefined : 100) },
  // Lighthouse marks down pages that are kept out of search on purpose.
  SEO: { unit: '%', atLeast: (page) => (isMissing(page) || isNoindex(page) ? undefined : 100) },
  'Agentic browsing': { unit: '%', atLeast: 100 },
  'Performance, applied': { unit: '%' },
  'LCP, applied': {
    unit: 'ms',
    atMost: (_, { 'LCP, applied': theirs }) => (theirs === undefined ? undefined : 0.65 * theirs),
  },
  'TBT, applied': { unit: 'ms' },
  'CLS, applied': { unit: '', atMost: 0.02 },
  'Click to heading': { unit: 'ms', atMost: 300 },
  'Click to heading after pointing for 500 ms': { unit: 'ms', atMost: 120 },
  // With previews and compressed copies of the build before.
  'Build of a further page': { unit: 'ms', atMost: 40 },
} as const satisfies Record<string, Budget>;

export type FigureName = keyof typeof table;

/** Figures of one subject by their names. */
export type Values = Partial<Record<FigureName, number>>;

export const budgets: Readonly<Record<FigureName, Budget>> = table;
