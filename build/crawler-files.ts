import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spreadsheets } from '@/content/downloads';
import { sampleValues, site } from '@/content/site';
import { translatedLocaleCodes } from '@/i18n/locales';
import { filingProfiles } from '@/lib/calculators/filing-calendar';
import { keysOf } from '@/lib/objects/entries-of';
import { llmsFullText, llmsPath, llmsText } from '@/seo/agents/llms-text';
import type { BuiltPage } from '@/seo/built-page';
import { calendarFile } from '@/seo/calendars/calendar-file';
import { calendarPath } from '@/seo/calendars/calendar-path';
import type { CrawlerFile } from '@/seo/crawler-file';
import { downloadPath } from '@/seo/downloads/download-path';
import { spreadsheetFile } from '@/seo/downloads/spreadsheet-file';
import { atomFeed } from '@/seo/feed/atom-feed';
import { feedPath } from '@/seo/feed/feed-path';
import { markdownPath } from '@/seo/markdown/markdown-path';
import { pageMarkdown } from '@/seo/markdown/page-markdown';
import { isIndexable } from '@/seo/page-languages';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import { sitemapEntries, sitemapXml } from '@/seo/sitemap/sitemap-xml';
import { indexNowKeyPath, robotsText, securityText, securityTextPath } from '@/seo/well-known';
import { writePreviews } from './previews';

/**
 * The crawler files: what crawlers, feed readers, calendar programs and agents ask for, such as sitemap, feeds, Markdown
 * versions.
 */
function crawlerFiles(pages: readonly BuiltPage[]): CrawlerFile[] {
  const isSample = sampleValues(process.env).includes('SITE_INDEXNOW_KEY');
  return [
    { path: sitemapPath, text: sitemapXml(sitemapEntries(pages)) },
    ...pages
      .filter(({ path: page }) => isIndexable(page))
      .map((page) => ({ path: markdownPath(page.locale, page.path), text: pageMarkdown(page) })),
    ...translatedLocaleCodes.flatMap((locale) => [
      { path: llmsPath(locale, 'llms'), text: llmsText(locale, pages) },
      { path: llmsPath(locale, 'llms-full'), text: llmsFullText(locale, pages) },
    ]),
    ...translatedLocaleCodes.flatMap((locale) => {
      const text = atomFeed(locale, pages);
      return text === undefined ? [] : [{ path: feedPath(locale), text }];
    }),
    ...translatedLocaleCodes.flatMap((locale) =>
      filingProfiles.map((profile) => ({
        path: calendarPath(locale, profile),
        text: calendarFile(locale, profile),
      })),
    ),
    { path: '/robots.txt', text: robotsText() },
    { path: securityTextPath, text: securityText() },
    // The sample key is public, so it cannot prove who owns the site.
    ...(isSample ? [] : [{ path: indexNowKeyPath, text: site.indexNowKey }]),
  ];
}

/** The spreadsheets of all languages. */
function spreadsheetFiles() {
  return Promise.all(
    translatedLocaleCodes.flatMap((locale) =>
      keysOf(spreadsheets).map(async (id) => ({
        path: downloadPath(locale, id),
        content: await spreadsheetFile(id, locale),
      })),
    ),
  );
}

type WrittenFile = { path: string; content: string | Uint8Array };

function write(files: readonly WrittenFile[], folder: string): void {
  for (const file of files) {
    const target = path.join(folder, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.content);
  }
}

/**
 * Writes the crawler files, the spreadsheets and the Open Graph images below a folder.
 * @param pages of the build
 * @returns paths of the crawler files and spreadsheets, below the folder
 * @throws Error naming the page or file, and what is wrong with it
 */
export async function writeCrawlerFiles(
  pages: readonly BuiltPage[],
  folder: string,
): Promise<string[]> {
  const files: WrittenFile[] = [
    ...crawlerFiles(pages).map(({ path: file, text }) => ({ path: file, content: text })),
    ...(await spreadsheetFiles()),
  ];
  write(files, folder);
  const { drawn, cached, bytes } = await writePreviews(pages, folder);
  console.log(
    `Preview pictures: ${drawn} drawn, ${cached} cached, ${(bytes / 1e6).toFixed(1)} MB.`,
  );
  return files.map((file) => file.path.slice(1));
}
