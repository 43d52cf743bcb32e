import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import type { BuiltPage } from '@/seo/built-page';
import { indexNowKeyPath } from '@/seo/index-now/index-now';
import { robotsText } from '@/seo/robots-text';
import { securityText, securityTextPath } from '@/seo/security-text';
import type { SiteFile } from '@/seo/site-file';
import { sitemapEntries } from '@/seo/sitemap/sitemap-entries';
import { sitemapFiles } from '@/seo/sitemap/sitemap-files';

/** Where they stand beside the Next server's own files. */
export const serverSiteFiles = '.next/site-files';

/** All files that machines ask for by their address, and that follow from the pages. */
export function siteFiles(pages: readonly BuiltPage[]): SiteFile[] {
  return [
    ...sitemapFiles(sitemapEntries(pages)),
    { path: '/robots.txt', text: robotsText() },
    { path: securityTextPath, text: securityText() },
    { path: indexNowKeyPath, text: site.indexNowKey },
  ];
}

/** Writes files below a folder. */
export function writeFiles(files: readonly SiteFile[], folder: string): void {
  for (const file of files) {
    const place = path.join(folder, file.path);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, file.text);
  }
}
