import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filesBelow } from '@/build/files-below';
import { staticFile } from '@/build/page-files';
import { downloadsFolder } from '@/content/downloads';
import { image, imageNames, logo, logoFiles, wovenImages } from '@/content/images';
import { pages } from '@/content/pages';
import { contentTypeOf, hiddenFiles } from '@/deploy/files.mjs';
import { replace } from '@/test/html/support/fault';
import { elements, everyPage, type HtmlPage, outFile } from '@/test/html/support/html-page';
import { ofPage, ofSite } from '@/test/html/support/invariant';
import { picturesIn } from '@/test/html/support/pictures';
import { testInvariants } from '@/test/html/support/test-invariants';

/** The type of the script element that lists the deferred scripts. */
const scriptListType = 'application/json';

/** The files in a page's inline style: its fonts. */
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
      // The fragment is a part of the file.
      ...[href, src].flatMap((file) => file?.split('#', 1) ?? []),
      ...(srcset ?? '')
        .split(',')
        .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
        .filter((file) => file !== ''),
    ]),
    // The files of inline pictures.
    ...picturesIn($, 'body').map(({ src }) => src),
    ...fontsOf($),
    ...scripts.flatMap(({ src }) => (src === undefined ? [] : [src])),
    ...scripts.flatMap(({ type, content }) =>
      type === scriptListType ? z.array(z.string()).parse(JSON.parse(content)) : [],
    ),
  ];
}

/**
 * The files that a style sheet or the manifest refers to, as their URLs; none for other files.
 * @param file URL of the file itself
 */
function filesWithin(file: string, content: string): string[] {
  const patterns: Record<string, RegExp> = {
    '.css': /url\(["']?([^"')]+)["']?\)/g,
    '.webmanifest': /"src":\s*"([^"]+)"/g,
  };
  const pattern = patterns[path.posix.extname(file)];
  return [...(pattern ? content.matchAll(pattern) : [])]
    .map(([, url = '']) => url)
    .filter((url) => !url.startsWith('data:'))
    .map((url) => path.posix.resolve(path.posix.dirname(file), url));
}

/** The path of a file below the root of the site. A query only tells versions apart. */
function pathOf(url: string): string {
  return url.replace(/\?.*$/, '');
}

function isThere(url: string): boolean {
  return url.startsWith('/') && existsSync(outFile(pathOf(url)));
}

/** The files that a style sheet or the manifest of the output refers to. */
function referencesOf(url: string): string[] {
  const file = pathOf(url);
  return isThere(url) ? filesWithin(file, readFileSync(outFile(file), 'utf8')) : [];
}

const missingByUrl = new Map<string, string[]>();

/** Missing files: the file itself, or files that it refers to. */
function missingOf(url: string): string[] {
  const known = missingByUrl.get(url);
  if (known !== undefined) return known;
  const found = isThere(url) ? referencesOf(url).flatMap(missingOf) : [`${url} is not there`];
  missingByUrl.set(url, found);
  return found;
}

// Cloths are covers of documents that have no drawing yet: they may wait for one.
const drawnNames = imageNames.filter((name) => !wovenImages.includes(name));
const pictures = [...drawnNames.map((name) => image(name).src), ...logoFiles.map(logo)];

/** Whether a script element of a type is code, not data. */
function isCode(type: string | undefined): boolean {
  return !/^application\/(?:ld\+)?json$/.test(type ?? '');
}

/** The files that pages fetch. */
testInvariants(everyPage, {
  'every file that is referred to is there': [
    ofPage((page) => filesOf(page).flatMap(missingOf)),
    // A picture under another name.
    [
      '/about',
      ($) => $('main img').first().attr('src', '/src/assets/x.svg'),
      '/src/assets/x.svg is not there',
    ],
    // A deferred script.
    ['/', replace('"/_next/page-scripts/', '"/_next/x/'), '/_next/x/'],
  ],
  'both fonts are named in the style of the page, and none is preloaded': [
    ofPage(({ $ }) => {
      const fonts = [...new Set(fontsOf($))].filter((file) => file.endsWith('.woff2'));
      const preloads = elements($, 'link[rel="preload"][as="font"]');
      return [
        ...(fonts.length === 2 ? [] : [`${fonts.length} fonts instead of 2`]),
        ...preloads.map(({ attribs }) => `${attribs.href} is preloaded`),
      ];
    }),
    // No font.
    ['/about', ($) => $('style').remove(), '0 fonts instead of 2'],
  ],
  'each picture and each logo is used in every language': [
    ofSite(filesOf, (all) => {
      const used = new Map<string, Set<string>>();
      for (const { page, facts } of all) {
        // This page lists all files, used or not.
        if (page.path === pages.downloadAssets.path) continue;
        const within = facts.flatMap((file) => [file, ...referencesOf(file)]);
        used.set(page.locale, new Set([...(used.get(page.locale) ?? []), ...within]));
      }
      return [...used].flatMap(([locale, files]) =>
        pictures.filter((file) => !files.has(file)).map((file) => `${locale}: ${file} is not used`),
      );
    }),
    // The one page with a picture shows another.
    [
      '/countries',
      replace(/\/src\/assets\/visa\.svg/g, '/src/assets/about.svg'),
      'en: /src/assets/visa.svg is not used',
    ],
  ],
  'no page fetches more than in English': [
    ofSite(
      // The file of the hydration data has the name of its content; downloads are linked, not fetched.
      (page) =>
        filesOf(page)
          .filter((file) => !file.includes(`${downloadsFolder}/`))
          .map((file) => file.replace(/(?<=\/page-scripts\/)\w+/, 'data')),
      (all) => {
        const english = new Map(
          all.flatMap(({ page, facts }) => (page.locale === 'en' ? [[page.path, facts]] : [])),
        );
        return all.flatMap(({ page, facts }) =>
          facts
            .filter((file) => !english.get(page.path)?.includes(file))
            .map((file) => `${page.url}: fetches ${file}`),
        );
      },
    ),
    [
      '/ja/about',
      ($) => $('main').append('<img src="/src/assets/visa.svg" alt="">'),
      '/ja/about: fetches /src/assets/visa.svg',
    ],
  ],
  'by itself, a page runs the script of every page, once, those of calculators and of the business hours where it has them, and nothing else':
    [
      ofPage(({ $, scripts }) => {
        const allowed = [
          $('[data-calculator]').length > 0 ? '/load-calculators.js' : '',
          $('[data-office-clock]').length > 0 ? '/office-clock.js' : '',
        ].filter(Boolean);
        const run = scripts.filter(({ type }) => isCode(type));
        const own = run.filter(
          ({ src, content }) => src?.startsWith('/client.js') && content === '',
        );
        const others = run.filter(
          (script) => !own.includes(script) && !allowed.includes(script.src?.split('?')[0] ?? ''),
        );
        return [
          ...(own.length === 1 ? [] : [`runs the script of every page ${own.length} times`]),
          ...others.map(({ src, content }) => `runs ${src ?? content.slice(0, 40)}`),
        ];
      }),
      // An inline script.
      ['/about', replace('</body>', '<script>x()</script></body>'), 'runs x()'],
      // No script at all.
      [
        '/accounting',
        replace(/<script src="\/client\.js[^>]*><\/script>/, ''),
        'runs the script of every page 0 times',
      ],
    ],
});

test('there is a page for each path in each language, and no other', () => {
  const files = readdirSync(outFile('/'), { recursive: true, encoding: 'utf8' });
  const expected = everyPage.map(({ locale, path }) => staticFile(locale, path));
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(expected.sort());
});

test('every published file has a content type', () => {
  const untyped = filesBelow(outFile('/'))
    .map((file) => `/${file}`)
    .filter((file) => !hiddenFiles.test(file) && contentTypeOf(file) === undefined);
  expect(untyped).toEqual([]);
});
