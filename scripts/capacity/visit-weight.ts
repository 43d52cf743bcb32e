import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/build/references';
import { localeCodes } from '@/i18n/locales';

/** What a page of the static output costs to send, compressed, without the headers of answers. */
export type PageWeight = {
  /** Bytes of the page itself. */
  html: number;
  /** Bytes of the files that it names and shows or runs: scripts, styles, fonts, pictures. */
  files: number;
  /** Number of those files. */
  count: number;
};

/** Where files are that pages load; previews are for other sites. */
const loaded = /\/(?:_next\/static\/|src\/assets\/|lovable-uploads\/)[\w.~%/-]+\.\w+|\/client\.js/g;

/** What names files and loads none: structured data, and style sheets that are not in force. */
const named = /<script type="application\/ld\+json">.*?<\/script>|<link [^>]*\bdisabled=""[^>]*>/gs;

/** What is sent of a file to a browser that reads brotli. */
function sentBytes(folder: string, file: string): number {
  const place = path.join(folder, file);
  return statSync(existsSync(`${place}.br`) ? `${place}.br` : place).size;
}

/**
 * The weight of a page of the static output, all that it loads later included.
 * @param folder of the static output
 * @param page file below it
 */
export function pageWeight(folder: string, page: string): PageWeight {
  const html = readFileSync(path.join(folder, page), 'utf8').replaceAll(named, '');
  const files = [...new Set(html.match(loaded))].filter((file) =>
    existsSync(path.join(folder, file)),
  );
  return {
    html: sentBytes(folder, page),
    files: files.reduce((sum, file) => sum + sentBytes(folder, file), 0),
    count: files.length,
  };
}

/**
 * The mean of all pages, each as often as any other; not-found pages are none.
 * @throws Error when there is no page
 */
export function meanWeight(folder: string): PageWeight {
  const notFound = ['404.html', ...localeCodes.map((locale) => `${locale}/404.html`)];
  const pages = filesBelow(folder).filter(
    (file) => file.endsWith('.html') && !notFound.includes(file),
  );
  if (pages.length === 0) throw new Error(`There is no page in ${folder}/`);
  const weights = pages.map((page) => pageWeight(folder, page));
  const mean = (of: (weight: PageWeight) => number) =>
    weights.reduce((sum, weight) => sum + of(weight), 0) / weights.length;
  return {
    html: mean(({ html }) => html),
    files: mean(({ files }) => files),
    count: mean(({ count }) => count),
  };
}
