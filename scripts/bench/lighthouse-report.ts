import { z } from 'zod';
import type { Figures } from './measured';

const category = z.object({ score: z.number().nullable() });
const metric = z.object({ numericValue: z.number() });
const element = z.object({ type: z.literal('node'), snippet: z.string() });

/** The part of Lighthouse's report that is kept. */
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  timing: z.object({ total: z.number() }),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
    'agentic-browsing': category,
  }),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'lcp-breakdown-insight': z.object({
      details: z.object({ items: z.array(z.union([element, z.looseObject({})])) }).optional(),
    }),
  }),
});

/**
 * What one report of Lighthouse says.
 * @param json the report, as Lighthouse gives it
 * @param url the page, for messages
 * @throws Error when the page could not be measured, or the report has another shape
 */
export function figuresOf(json: unknown, url: string): Figures {
  // A report of a page that failed has no figures: the reason stands in it.
  const failed = z.object({ runtimeError: z.object({ message: z.string() }) }).safeParse(json);
  if (failed.success) throw new Error(`Lighthouse at ${url}: ${failed.data.runtimeError.message}`);
  const read = report.safeParse(json);
  if (!read.success) {
    throw new Error(`Lighthouse’s report of ${url}: ${z.prettifyError(read.error)}`);
  }
  const { audits, categories, environment, timing } = read.data;
  const [largest = ''] = (audits['lcp-breakdown-insight'].details?.items ?? [])
    .map((item) => element.safeParse(item).data?.snippet ?? '')
    .filter(Boolean);
  return {
    index: environment.benchmarkIndex,
    performance: categories.performance.score,
    accessibility: categories.accessibility.score,
    practices: categories['best-practices'].score,
    seo: categories.seo.score,
    agents: categories['agentic-browsing'].score,
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    largest: largest.slice(0, 80),
    seconds: timing.total / 1000,
  };
}
