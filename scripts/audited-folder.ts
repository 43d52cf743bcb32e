import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import sharp from 'sharp';
import { filesBelow } from '@/build/files-below';
import { allPaths, noindexPaths } from '@/content/pages';
import { hiddenFiles } from '@/deploy/files.mjs';
import { resolvePath } from '@/i18n/paths';
import { type AuditedSite, type FileInfo, pathOf, robotsPath } from '@/seo/audit/audited-site';
import { parsePage } from '@/seo/audit/parse-page';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { readSitemap } from '@/seo/audit/read-sitemap';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import { xmlTree } from './xml-tree';

/** URL path of a page's file: `ja/about.html` → `/ja/about`. */
function urlOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}

/** The not-found pages have no URL of their own. */
const notFound = /(?:^|\/)404\.html$/;

async function infoOf(file: string): Promise<FileInfo> {
  const bytes = statSync(file).size;
  if (!/\.(?:png|jpe?g)$/i.test(file)) return { bytes };
  // A damaged picture gets a size that no page can state.
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return { bytes, size: { width, height } };
}

function textAt(folder: string, name: string): string | undefined {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The redirects of the servers for the paths that pages link to. */
function redirectsOf(pages: readonly ParsedPage[], origin: string): Map<string, string> {
  const known = new Set(allPaths);
  const redirects = new Map<string, string>();
  for (const { links } of pages) {
    for (const { href } of links) {
      const from = pathOf({ origin }, href);
      if (from === undefined || redirects.has(from)) continue;
      const resolved = resolvePath(from, known);
      if (resolved.kind === 'redirect') redirects.set(from, resolved.location);
    }
  }
  return redirects;
}

/** Reads a folder of the static output for the audit. @param origin of the site, wherever the folder will be served */
export async function readAuditedFolder(folder: string, origin: string): Promise<AuditedSite> {
  const all = filesBelow(folder).filter((file) => !hiddenFiles.test(`/${file}`));
  const pages = all
    .filter((file) => file.endsWith('.html') && !notFound.test(file))
    .map((file) => parsePage(urlOf(file), fromHtml(readFileSync(path.join(folder, file), 'utf8'))));
  const files = new Map<string, FileInfo>();
  for (const file of all) {
    if (!file.endsWith('.html')) files.set(`/${file}`, await infoOf(path.join(folder, file)));
  }
  const sitemapText = textAt(folder, sitemapPath);
  const sitemap = readSitemap(
    sitemapText === undefined ? { failure: 'missing' } : { root: xmlTree(sitemapText) },
    origin,
  );
  return {
    origin,
    server: undefined,
    pages: new Map(pages.map((page) => [page.url, page])),
    targets: new Map(),
    redirects: redirectsOf(pages, origin),
    unverified: new Set(),
    isWhole: true,
    noindexPaths: new Set(noindexPaths),
    soft404Paths: [],
    listed: sitemap.problem === undefined ? sitemap.entries : undefined,
    sitemapProblem: sitemap.problem,
    robots: textAt(folder, robotsPath),
    files,
  };
}
