import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { image, imageNames, logo, logoFiles } from '@/content/images';
import { pages } from '@/content/pages';
import { elements } from '@/test/html/support/elements';
import { type HtmlPage, outFile } from '@/test/html/support/html-page';
import { type Invariant, ofPage, ofSite } from '@/test/html/support/invariant';
import { picturesIn } from '@/test/html/support/pictures';

/** Where the pages with hydrated parts list the scripts that they fetch after loading. */
const scriptList = 'application/json';

/** The files that a page's own style names: its fonts. */
function fontsOf($: HtmlPage['$']): string[] {
  return filesWithin('/page.css', $('style').text());
}

/** The files that a page's HTML refers to, as their URLs. */
function filesOf({ $, scripts }: HtmlPage): string[] {
  const referring = elements(
    $,
    'link[rel~="stylesheet"], link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="preload"], img, source, use, a[download]',
  );
  return [
    ...referring.flatMap(({ attribs: { href, src, srcset } }) => [
      // What stands after `#` names a part of the file.
      ...[href, src].flatMap((file) => file?.split('#', 1) ?? []),
      ...(srcset ?? '')
        .split(',')
        .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
        .filter((file) => file !== ''),
    ]),
    // The files that drawings in the page are copies of.
    ...picturesIn($, 'body').map(({ src }) => src),
    ...fontsOf($),
    ...scripts.flatMap(({ src }) => (src === undefined ? [] : [src])),
    ...scripts.flatMap(({ type, content }) =>
      type === scriptList ? z.array(z.string()).parse(JSON.parse(content)) : [],
    ),
  ];
}

/**
 * The files that a style sheet or the manifest refers to, as their URLs; none for other files.
 * @param file URL of the file itself
 */
export function filesWithin(file: string, content: string): string[] {
  const patterns: Record<string, RegExp> = {
    '.css': /url\(["']?([^"')]+)["']?\)/g,
    '.webmanifest': /"src":\s*"([^"]+)"/g,
  };
  const pattern = patterns[path.posix.extname(file)];
  return [...(pattern ? content.matchAll(pattern) : [])]
    .map(([, address = '']) => address)
    .filter((address) => !address.startsWith('data:'))
    .map((address) => path.posix.resolve(path.posix.dirname(file), address));
}

/** The path of a file below the root of the site. A query only tells versions apart. */
function pathOf(url: string): string {
  return url.replace(/\?.*$/, '');
}

function isThere(url: string): boolean {
  return url.startsWith('/') && existsSync(outFile(pathOf(url)));
}

/** What a style sheet or the manifest of the site refers to. */
function withinOf(url: string): string[] {
  const file = pathOf(url);
  return isThere(url) ? filesWithin(file, readFileSync(outFile(file), 'utf8')) : [];
}

const missing = new Map<string, string[]>();

/** What is missing of a file: itself, or what it refers to. */
function missingOf(url: string): string[] {
  const known = missing.get(url);
  if (known !== undefined) return known;
  const found = isThere(url) ? withinOf(url).flatMap(missingOf) : [`${url} is not there`];
  missing.set(url, found);
  return found;
}

const pictures = [...imageNames.map((name) => image(name).src), ...logoFiles.map(logo)];

/** Whether a browser runs a script: not data, not rules. */
function isRun(type: string | undefined): boolean {
  return !/^application\/(?:ld\+)?json$/.test(type ?? '');
}

/** What pages fetch. */
export const fileInvariants = {
  'every file that is referred to is there': ofPage((page) => filesOf(page).flatMap(missingOf)),

  'both fonts are named in the style of the page, and none is fetched ahead': ofPage(({ $ }) => {
    const fonts = [...new Set(fontsOf($))].filter((file) => file.endsWith('.woff2'));
    const ahead = elements($, 'link[rel="preload"][as="font"]');
    return [
      ...(fonts.length === 2 ? [] : [`${fonts.length} fonts instead of 2`]),
      ...ahead.map(({ attribs }) => `${attribs.href} is fetched ahead`),
    ];
  }),

  'each picture and each logo is used in every language': ofSite(filesOf, (all) => {
    const used = new Map<string, Set<string>>();
    for (const { page, facts } of all) {
      // It lists them all, whether they are used or not.
      if (page.path === pages.downloadAssets.path) continue;
      const within = facts.flatMap((file) => [file, ...withinOf(file)]);
      used.set(page.locale, new Set([...(used.get(page.locale) ?? []), ...within]));
    }
    return [...used].flatMap(([locale, files]) =>
      pictures.filter((file) => !files.has(file)).map((file) => `${locale}: ${file} is not used`),
    );
  }),

  'by itself, a page runs the script of every page, once, and nothing else': ofPage(
    ({ scripts }) => {
      const run = scripts.filter(({ type }) => isRun(type));
      const own = run.filter(({ src, content }) => src?.startsWith('/client.js') && content === '');
      const others = run.filter((script) => !own.includes(script));
      return [
        ...(own.length === 1 ? [] : [`runs the script of every page ${own.length} times`]),
        ...others.map(({ src, content }) => `runs ${src ?? content.slice(0, 40)}`),
      ];
    },
  ),
} satisfies Record<string, Invariant>;
