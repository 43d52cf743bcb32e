/**
 * The budgets of design §6 that a browser or a file can tell. Those of the build and of the number of files
 * are those of `npm run bench:scale`.
 */
import { pages } from '@/content/pages';
import { locales } from '@/i18n/locales';
import { kilobytes, percent, type Unit } from './figures';
import type { ClickResult, PageResult } from './measured';
import { pageMedians, peerMedians } from './page-medians';
import { articleLabel, emptyPeer } from './peers';
import { total } from './weights';

/** What may be of one kind of thing. */
export type Budget<Subject> = {
  name: string;
  unit: Unit;
  bound: 'at most' | 'at least';
  /** What was measured; undefined where it was not. */
  figure: (subject: Subject) => number | undefined;
  /**
   * The limit; undefined where none is set, or where it depends on a peer that is not measured.
   * @param peer label of the peer that is the measure; undefined where there is none
   */
  limit: (subject: Subject, peer: string | undefined) => number | undefined;
  /** Whether the limit depends on a peer. */
  needsPeer?: boolean;
};

/** The two pages with the most text. */
const longPages: ReadonlySet<string> = new Set([pages.visa.path, pages.insights.path]);

const isLatin = ({ locale }: PageResult) => locales[locale].script === 'latin';

function jsLimit({ runtime, kind, visit }: PageResult): number {
  if (runtime === 'none') return 3;
  if (kind === 'tool') return 165;
  return visit?.disclosures ? 140 : 134;
}

function times(share: number | undefined, value: number | undefined): number | undefined {
  return share === undefined || value === undefined ? undefined : share * value;
}

/** Layout shift to three decimals, which is how Lighthouse shows it. */
function shiftAsShown(shift: number | undefined): number | undefined {
  return shift === undefined ? undefined : Math.round(shift * 1000) / 1000;
}

const categories = {
  accessibility: 'Accessibility',
  practices: 'Best practices',
  seo: 'SEO',
  agents: 'Agentic browsing',
} as const;

function categoryBudget(key: keyof typeof categories): Budget<PageResult> {
  return {
    name: categories[key],
    unit: '%',
    bound: 'at least',
    figure: (page) => percent(pageMedians(page, 'simulate')[key]),
    limit: ({ indexable, kind }) => {
      // Lighthouse marks down pages that are kept out of search on purpose.
      if (key === 'seo' && !indexable) return undefined;
      // The browser itself writes the answer 404 to the console, as an error.
      return key === 'practices' && kind === 'missing' ? undefined : 100;
    },
  };
}

/** Budgets of a page. */
export const pageBudgets: readonly Budget<PageResult>[] = [
  {
    name: 'JavaScript',
    unit: 'KB',
    bound: 'at most',
    figure: ({ visit }) => kilobytes(visit?.weights.js.body),
    limit: jsLimit,
  },
  {
    name: 'JavaScript before load',
    unit: 'KB',
    bound: 'at most',
    figure: ({ visit }) => kilobytes(visit?.jsBeforeLoad),
    // The site's own script; nothing of the framework.
    limit: () => 3,
  },
  {
    // The style in it has a budget of its own.
    name: 'HTML without its style, brotli',
    unit: 'KB',
    bound: 'at most',
    figure: ({ copies }) => kilobytes(copies?.restBrotli),
    limit: ({ kind }) => (kind === 'document' ? 19 : 17),
  },
  {
    name: 'HTML with its style, gzip',
    unit: 'KB',
    bound: 'at most',
    figure: ({ copies }) => kilobytes(copies?.gzip),
    limit: ({ path }) => (longPages.has(path) ? 34 : 27),
  },
  {
    name: 'CSS files',
    unit: 'KB',
    bound: 'at most',
    figure: ({ visit }) => kilobytes(visit?.weights.css.body),
    limit: () => 0,
  },
  {
    name: 'Fonts',
    unit: 'KB',
    bound: 'at most',
    figure: ({ visit }) => kilobytes(visit?.weights.font.body),
    limit: (page) => (isLatin(page) ? 45 : 0),
  },
  {
    name: 'Fonts before the first paint',
    unit: '',
    bound: 'at most',
    figure: ({ visit }) => visit?.fontsBeforePaint,
    limit: () => 0,
  },
  {
    name: 'Everything of a document, gzip',
    unit: 'KB',
    bound: 'at most',
    figure: ({ kind, visit }) => (kind === 'document' ? kilobytes(visit?.gzipBytes) : undefined),
    limit: ({ peerVisits }, peer) => {
      const share =
        peer === undefined
          ? undefined
          : times(0.6, kilobytes(peerVisits[articleLabel(peer)]?.gzipBytes));
      return Math.min(70, share ?? 70);
    },
  },
  {
    name: 'Pictures above the fold',
    unit: 'KB',
    bound: 'at most',
    figure: ({ visit }) => kilobytes(visit?.picturesAboveFold),
    limit: ({ kind }) => (kind === 'home' ? 40 : undefined),
  },
  {
    name: 'Requests',
    unit: '',
    bound: 'at most',
    figure: ({ visit }) => visit && total(visit.weights).requests,
    limit: () => 22,
  },
  {
    name: 'Performance, simulated',
    unit: '%',
    bound: 'at least',
    figure: (page) => percent(pageMedians(page, 'simulate').performance),
    limit: () => 99,
  },
  categoryBudget('accessibility'),
  categoryBudget('practices'),
  categoryBudget('seo'),
  categoryBudget('agents'),
  {
    name: 'CLS, simulated',
    unit: '',
    bound: 'at most',
    figure: (page) => shiftAsShown(pageMedians(page, 'simulate').cls),
    limit: () => 0.02,
  },
  {
    name: 'CLS, applied',
    unit: '',
    bound: 'at most',
    figure: (page) => shiftAsShown(pageMedians(page, 'devtools').cls),
    limit: () => 0.02,
  },
  {
    name: 'TBT, simulated',
    unit: 'ms',
    bound: 'at most',
    figure: (page) => pageMedians(page, 'simulate').tbt,
    // Without such a peer, the strictest: a page without scripts, which blocks nothing.
    limit: (page) => 30 + (peerMedians(page, 'simulate', emptyPeer).tbt ?? 0),
  },
  {
    name: 'LCP, simulated',
    unit: 'ms',
    bound: 'at most',
    figure: (page) => pageMedians(page, 'simulate').lcp,
    limit: () => 1200,
  },
  {
    name: 'LCP, applied',
    unit: 'ms',
    bound: 'at most',
    figure: (page) => pageMedians(page, 'devtools').lcp,
    limit: (page, peer) =>
      peer === undefined ? undefined : times(0.65, peerMedians(page, 'devtools', peer).lcp),
    needsPeer: true,
  },
];

/** Budgets of a click on a link, on the slow line of `navigation.ts`. */
export const clickBudgets: readonly Budget<ClickResult>[] = [
  {
    name: 'Click to heading',
    unit: 'ms',
    bound: 'at most',
    figure: ({ time }) => time,
    // On a slower processor it is only reported.
    limit: ({ slowdown, hover }) => (slowdown > 1 ? undefined : hover === 0 ? 300 : 120),
  },
];
