/**
 * `npm run notify`: lists the pages that have changed since search engines were last told, by comparing
 * `content/dates.json` with `deploy/notified.json`. `-- --send`, after a deploy, tells them
 * (indexnow.org) and remembers it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { datesRecord } from '@/content/dates';
import { sampleValues, site } from '@/content/site';
import { parseJson } from '@/lib/errors/parse-json';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import { pathOf } from '@/seo/audit/audited-site';
import {
  indexNowKeyPath,
  indexNowReports,
  type RecordedTexts,
  reportableUrls,
} from '@/seo/index-now/index-now';
import { listedPages } from '@/seo/listed-pages';
import { pageUrl } from '@/seo/page-url';

/** What search engines were told last. */
const notifiedFile = 'deploy/notified.json';
const service = 'https://api.indexnow.org/indexnow';

/** @throws Error naming the file and each field at fault */
function notified(): RecordedTexts {
  if (!existsSync(notifiedFile)) return {};
  const json = parseJson(readFileSync(notifiedFile, 'utf8'), notifiedFile);
  const parsed = z.record(z.string(), z.string()).safeParse(json);
  if (parsed.success) return parsed.data;
  throw badSource(notifiedFile, 'record', zodProblems(parsed.error));
}

/** What each page that search engines shall list says, by its address, as `content/dates.json` records it. */
function listed(): RecordedTexts {
  const record = datesRecord();
  return Object.fromEntries(
    listedPages().map(({ path: page, locale }) => [
      pageUrl(locale, page),
      record[page]?.texts[locale]?.hash ?? '',
    ]),
  );
}

/**
 * Makes sure that the service will find the key: it asks the site for it, too.
 * @throws Error saying what is missing
 */
async function checkKey(): Promise<void> {
  for (const name of ['SITE_INDEXNOW_KEY', 'SITE_ORIGIN'] as const) {
    if (sampleValues(process.env).includes(name)) {
      throw new Error(`${name} is a sample: set the firm’s own, build and deploy first.`);
    }
  }
  const address = site.origin + indexNowKeyPath;
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok || (await response.text()) !== site.indexNowKey) {
    throw new Error(`${address} does not hold the key: deploy the site with it first.`);
  }
}

/** @throws Error when the service does not accept a report */
async function send(urls: readonly string[], to: string): Promise<void> {
  if (sampleValues(process.env).includes('SITE_INDEXNOW_KEY')) {
    throw new Error(
      'SITE_INDEXNOW_KEY is a sample: set the firm’s own key, build and deploy first.',
    );
  }
  for (const report of indexNowReports(urls)) {
    const response = await fetch(to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`${to} answered ${response.status} ${response.statusText}`);
  }
}

try {
  const { values } = parseArgs({
    options: {
      send: { type: 'boolean', default: false },
      service: { type: 'string', default: service },
    },
  });
  const now = listed();
  const before = Object.entries(notified());
  const own = before.filter(([url]) => pathOf(site, url) !== undefined);
  if (own.length < before.length) {
    console.log(`${before.length - own.length} addresses of another origin are forgotten.`);
  }
  const found = reportableUrls(Object.fromEntries(own), now);
  const urls = Object.values(found).flat();
  for (const [kind, list] of Object.entries(found)) {
    for (const url of list) console.log(`${kind}: ${url}`);
  }
  if (urls.length === 0) {
    console.log('Nothing has changed since search engines were last told.');
  } else if (values.send) {
    await checkKey();
    await send(urls, values.service);
    mkdirSync(path.dirname(notifiedFile), { recursive: true });
    writeFileSync(notifiedFile, `${JSON.stringify(now, null, 2)}\n`);
    console.log(
      `Told ${urls.length} addresses to ${values.service}; ${notifiedFile} remembers it.`,
    );
  } else {
    console.log(`${urls.length} addresses. After the deploy: npm run notify -- --send`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
