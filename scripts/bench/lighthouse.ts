import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { parseJson } from '@/lib/errors/read-json';
import { browserArguments, findBrowser } from '@/scripts/browser.mjs';
import { fetchedFile } from '@/scripts/fetched-tool';
import type { Values } from './budgets';

const execute = promisify(execFile);

/** How Lighthouse throttles network and CPU: simulated afterwards, or applied while loading. */
export const throttlingMethods = { simulated: 'simulate', applied: 'devtools' } as const;

const score = z
  .object({ score: z.number().nullable() })
  .transform((category) => Math.round((category.score ?? 0) * 100));
const metric = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);

const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
    'agentic-browsing': score,
  }),
  audits: z.object({
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
  }),
});

/** Measures a page once as on a phone, in a new browser. @throws Error when Lighthouse cannot be fetched or fails */
export async function runLighthouse(
  url: string,
  method: keyof typeof throttlingMethods,
): Promise<Values> {
  const cli = fetchedFile({ name: 'lighthouse', file: 'lighthouse/cli/index.js' });
  // Lighthouse audits the WebMCP tools of forms only where the browser has WebMCP.
  const flags = ['--headless=new', '--enable-features=WebMCP', ...browserArguments];
  const options = [
    '--quiet',
    '--output=json',
    // The not-found page is a page too.
    '--ignore-status-code',
    `--throttling-method=${throttlingMethods[method]}`,
    `--chrome-flags=${flags.join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  const settings = { env, maxBuffer: 2 ** 27, timeout: 180_000 };
  const measure = () => execute(process.execPath, [cli, url, ...options], settings);
  // Now and then Lighthouse loses the beginning of a trace, and asks to be run again.
  const { stdout } = await measure().catch(measure);
  const { categories, audits } = reportSchema.parse(parseJson(stdout, `Lighthouse at ${url}`));
  return {
    [`Performance, ${method}` as const]: categories.performance,
    [`LCP, ${method}` as const]: audits['largest-contentful-paint'],
    [`TBT, ${method}` as const]: audits['total-blocking-time'],
    // To three decimals, as Lighthouse shows it.
    [`CLS, ${method}` as const]: Number(audits['cumulative-layout-shift'].toFixed(3)),
    Accessibility: categories.accessibility,
    'Best practices': categories['best-practices'],
    SEO: categories.seo,
    'Agentic browsing': categories['agentic-browsing'],
  };
}
