/**
 * `npm run notify`: lists the pages that have changed since search engines were last told, by comparing
 * the sitemap of `out/` with `deploy/notified.json`. `-- --send`, after a deploy, tells them
 * (indexnow.org) and remembers it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readListed } from '@/build/audited-folder';
import { staticFolder } from '@/build/static-files';
import { sampleValues, site } from '@/content/site';
import { parseJson } from '@/lib/errors/parse-json';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import { indexNowReports, type ListedDays, reportableUrls } from '@/seo/index-now/index-now';
import { sitemapPath } from '@/seo/sitemap/sitemap-files';

/** What search engines were told last. */
const notifiedFile = 'deploy/notified.json';
const service = 'https://api.indexnow.org/indexnow';

/** @throws Error naming the file and each field at fault */
function notified(): ListedDays {
  if (!existsSync(notifiedFile)) return {};
  const json = parseJson(readFileSync(notifiedFile, 'utf8'), notifiedFile);
  const parsed = z.record(z.string(), z.string()).safeParse(json);
  if (parsed.success) return parsed.data;
  throw badSource(notifiedFile, 'record', zodProblems(parsed.error));
}

/** @throws Error when there is no site, or its sitemap is not well-formed */
function listed(): ListedDays {
  if (!existsSync(path.join(staticFolder, sitemapPath))) {
    throw new Error(`There is no site in ${staticFolder}/: npm run build:static makes it.`);
  }
  const pages = [...readListed(staticFolder, site.origin, sitemapPath).values()];
  return Object.fromEntries(pages.map(({ url, modified }) => [url, modified ?? '']));
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
  const found = reportableUrls(notified(), now);
  const urls = Object.values(found).flat();
  for (const [kind, list] of Object.entries(found)) {
    for (const url of list) console.log(`${kind}: ${url}`);
  }
  if (urls.length === 0) {
    console.log('Nothing has changed since search engines were last told.');
  } else if (values.send) {
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
