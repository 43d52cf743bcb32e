/**
 * `npm run bench`: what a visitor pays for a page. Lighthouse (mobile, simulated slow 4G) opens pages
 * of the static output, served by nginx with gzip, and the medians are printed. Figures of different
 * machines, or of a busy one, cannot be compared: `bench` is Lighthouse's own index of its speed. Then
 * what it takes to go from page to page (`bench-navigation.ts`).
 *
 * Filters: `--pages home,/accounting` (names of test/page-types.ts or paths, or none: `--pages ''`),
 * `--langs en,ja`, `--runs 3`, `--clicks 7` (0: none). The pages need nginx; Lighthouse is fetched by npx.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { staticFolder } from '@/build/static-files';
import { allPaths } from '@/content/pages';
import { isLocale, type Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { pageTypes } from '@/test/page-types';
import { benchNavigation } from './bench-navigation';
import { browserArguments, ensureBrowser, findBrowser } from './browser.mjs';
import { median } from './median';
import { ensureBuilt } from './prepared.mjs';
import { commandExists, run } from './run.mjs';

const lighthouse = 'lighthouse@13.5.0';
const port = Number(process.env.PORT ?? 3290);
const folder = path.resolve('.cache/bench');

const score = z.object({ score: z.number() });
const metric = z.object({ numericValue: z.number() });
const request = z.object({ transferSize: z.number(), resourceType: z.string().optional() });
const element = z.object({ type: z.literal('node'), snippet: z.string() });

/** The part of Lighthouse's report that is printed. */
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
    'agentic-browsing': score,
  }),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'network-requests': z.object({ details: z.object({ items: z.array(request) }) }),
    'lcp-breakdown-insight': z.object({
      details: z.object({ items: z.array(z.union([element, z.looseObject({})])) }),
    }),
  }),
});

type Report = z.infer<typeof report>;

/** Configuration of nginx: the files as they are, gzip, and nothing else. */
function nginxConfiguration(): string {
  return `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  gzip on;
  gzip_types text/css application/javascript text/javascript image/svg+xml text/plain application/manifest+json;
  server {
    listen 127.0.0.1:${port};
    root ${path.resolve(staticFolder)};
    error_page 404 /404.html;
    location /_next/static/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`;
}

/** Starts nginx; the returned function stops it. @throws Error when there is none */
async function serve(): Promise<() => void> {
  if (!commandExists('nginx')) throw new Error('nginx is missing: apt-get install nginx');
  mkdirSync(folder, { recursive: true });
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(configuration, nginxConfiguration());
  const server = spawn('nginx', ['-c', configuration], { stdio: 'inherit' });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answered = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (answered?.ok) return () => server.kill();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(`nginx does not answer: see ${folder}/error.log`);
}

/** One run of Lighthouse. @throws Error when it fails or its report has another shape */
function measure(url: string): Report {
  const file = path.join(folder, 'report.json');
  const done = run(
    'npx',
    [
      '--yes',
      lighthouse,
      `http://localhost:${port}${url}`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      // Without WebMCP it does not look at what forms tell agents.
      `--chrome-flags=--headless ${browserArguments.join(' ')} --enable-features=WebMCP`,
    ],
    { CHROME_PATH: findBrowser() ?? '' },
  );
  if (!done) throw new Error(`Lighthouse failed at ${url}`);
  return report.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** A line of the table: medians of the runs of one page. */
function summary(url: string, reports: Report[]): Record<string, string | number> {
  const of = (value: (from: Report) => number) => median(reports.map(value));
  const percent = (value: (from: Report) => { score: number }) =>
    Math.round(of((from) => value(from).score) * 100);
  const requests = (from: Report) => from.audits['network-requests'].details.items;
  const kilobytes = (type?: string) =>
    of((from) =>
      requests(from)
        .filter(({ resourceType }) => type === undefined || resourceType === type)
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    ) / 1000;
  const [largest] = reports
    .flatMap((from) => from.audits['lcp-breakdown-insight'].details.items)
    .map((item) => element.safeParse(item).data?.snippet ?? '')
    .filter(Boolean);
  return {
    page: url,
    performance: reports
      .map((from) => Math.round(from.categories.performance.score * 100))
      .join(' '),
    'a11y/practice/seo/agents': [
      percent((from) => from.categories.accessibility),
      percent((from) => from.categories['best-practices']),
      percent((from) => from.categories.seo),
      percent((from) => from.categories['agentic-browsing']),
    ].join('/'),
    FCP: Math.round(of((from) => from.audits['first-contentful-paint'].numericValue)),
    LCP: Math.round(of((from) => from.audits['largest-contentful-paint'].numericValue)),
    TBT: Math.round(of((from) => from.audits['total-blocking-time'].numericValue)),
    CLS: of((from) => from.audits['cumulative-layout-shift'].numericValue),
    requests: of((from) => requests(from).length),
    KB: Math.round(kilobytes()),
    'HTML KB': Math.round(kilobytes('Document')),
    'JS KB': Math.round(kilobytes('Script')),
    'largest element': largest?.slice(0, 40) ?? '',
    bench: Math.round(of((from) => from.environment.benchmarkIndex)),
  };
}

const types = new Map(pageTypes.map(({ name, path }) => [name, path]));

/** The pages to measure. @throws Error naming a page or language that does not exist */
function chosenUrls(names: string, languages: string): string[] {
  const locales = languages.split(',').map((code): Locale => {
    if (!isLocale(code)) throw new Error(`--langs: "${code}" is no language of the site`);
    return code;
  });
  return names.split(',').flatMap((name) => {
    const page = allPaths.find((known) => known === name) ?? types.get(name);
    if (page === undefined) {
      throw new Error(`--pages: "${name}" is neither a path nor one of ${[...types.keys()]}`);
    }
    return locales.map((locale) => localizedPath(locale, page));
  });
}

/** Opens each page in Lighthouse several times, and prints the medians. */
async function benchPages(urls: string[], runs: number): Promise<void> {
  const stop = await serve();
  try {
    const lines: Record<string, string | number>[] = [];
    for (const url of urls) {
      lines.push(
        summary(
          url,
          Array.from({ length: runs }, () => measure(url)),
        ),
      );
      console.log(url);
    }
    console.table(lines);
  } finally {
    stop();
  }
}

/** @throws Error when an option is no whole number from `least` on */
function count(option: string, value: string, least: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least) {
    throw new Error(`--${option}: must be a number from ${least}`);
  }
  return number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: 'home,service,/accounting,visa,article' },
      langs: { type: 'string', default: 'en' },
      runs: { type: 'string', default: '3' },
      clicks: { type: 'string', default: '7' },
    },
  });
  const urls = values.pages === '' ? [] : chosenUrls(values.pages, values.langs);
  const runs = count('runs', values.runs, 1);
  const clicks = count('clicks', values.clicks, 0);
  if (!ensureBuilt('static')) throw new Error('The build failed: see the message above.');
  ensureBrowser();
  if (urls.length > 0) await benchPages(urls, runs);
  if (clicks > 0) await benchNavigation(port, clicks);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
