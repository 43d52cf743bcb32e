import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { AuditedSite, FileFacts } from '@/seo/audit/audited-site';
import { pathOf } from '@/seo/audit/audited-site';
import { parsePage } from '@/seo/audit/parse-page';
import { type ListedPage, parseSitemap } from '@/seo/audit/parse-sitemap';
import { sitemapPath } from '@/seo/sitemap/sitemap-files';
import { filesBelow } from './references';

/** URL path of a page's file: `ja/about.html` → `/ja/about`. */
function urlOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}

/** The pages for what is not found have no address. */
const notFound = /(?:^|\/)404\.html$/;

async function factsOf(folder: string, file: string): Promise<FileFacts> {
  const place = path.join(folder, file);
  const bytes = statSync(place).size;
  if (!/\.(?:png|jpg)$/.test(file)) return { bytes };
  try {
    const { width, height } = await sharp(place).metadata();
    return { bytes, size: { width, height } };
  } catch {
    // Damaged: it has no size, which is none that a page can name.
    return { bytes, size: { width: 0, height: 0 } };
  }
}

/**
 * What the sitemap of a folder lists, the sitemaps that it names included, by URL path. An address that
 * is not the site's stands for itself.
 * @throws Error when it is missing or not well-formed
 */
function readListed(folder: string, origin: string, file: string): Map<string, ListedPage> {
  const { pages, sitemaps } = parseSitemap(readFileSync(path.join(folder, file), 'utf8'));
  const own = pages.map((page): [string, ListedPage] => [
    pathOf({ origin }, page.url) ?? page.url,
    page,
  ]);
  const named = sitemaps.flatMap((url) => [
    ...readListed(folder, origin, pathOf({ origin }, url) ?? url),
  ]);
  return new Map([...own, ...named]);
}

function listedIn(folder: string, origin: string): Pick<AuditedSite, 'listed' | 'sitemapProblem'> {
  try {
    return { listed: readListed(folder, origin, sitemapPath), sitemapProblem: undefined };
  } catch (error) {
    const sitemapProblem = error instanceof Error ? error.message : String(error);
    return { listed: undefined, sitemapProblem };
  }
}

/**
 * Reads a folder of the static output as what is audited.
 * @param origin the site's, wherever the folder will be served
 */
export async function readAuditedFolder(folder: string, origin: string): Promise<AuditedSite> {
  const all = filesBelow(folder);
  const pages = all
    .filter((file) => file.endsWith('.html') && !notFound.test(file))
    .map((file) => parsePage(urlOf(file), readFileSync(path.join(folder, file), 'utf8')));
  const files = await Promise.all(
    all
      .filter((file) => !file.endsWith('.html'))
      .map(async (file): Promise<[string, FileFacts]> => [`/${file}`, await factsOf(folder, file)]),
  );
  const robots = path.join(folder, 'robots.txt');
  return {
    origin,
    pages: new Map(pages.map((page) => [page.url, page])),
    ...listedIn(folder, origin),
    robots: existsSync(robots) ? readFileSync(robots, 'utf8') : undefined,
    files: new Map(files),
  };
}
