/** @jest-environment node */
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import type { ParsedSitemapEntry } from '@/seo/audit/audited-site';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { auditedOrigin as origin, pageLink, parsedPage } from '@/test/audit-fixtures';
import { isFilePath, namedPaths } from './named-paths';

const inAllLanguages = (path: string) => localeCodes.map((locale) => localizedPath(locale, path));

/** What a page at `/a` names, except for itself in all languages. */
async function named(content: Partial<ParsedPage>) {
  const { pages, previews, files } = await namedPaths([parsedPage('/a', content)], [], origin);
  const own = inAllLanguages('/a');
  return {
    pages: [...pages].filter((path) => !own.includes(path)),
    previews: [...previews],
    files: [...files],
  };
}

test.each([
  ['/ja/a', '/a'],
  ['/', '/'],
])('%s names itself in all languages, whether it says so or not', async (url, path) => {
  const { pages } = await namedPaths([parsedPage(url)], [], origin);
  expect([...pages].sort()).toEqual(inAllLanguages(path).sort());
});

test('links name pages and files of the site, without query and hash', async () => {
  const links = [
    '/b?x=1#y',
    `${origin}/c`,
    '/b',
    '#here',
    '/price-list.pdf',
    'https://other.example/d',
    'mailto:office@example.com',
    'https://',
  ].map((href) => pageLink(href));
  expect(await named({ links })).toEqual({
    pages: ['/b', '/c'],
    previews: [],
    files: ['/price-list.pdf'],
  });
});

test('a page names its canonical page, other languages, other formats and what is in its JSON-LD', async () => {
  const jsonLd = [
    JSON.stringify({
      url: `${origin}/from-data`,
      logo: [`${origin}/logo.png`],
      name: '/no-address',
    }),
    '{ broken',
  ];
  expect(
    await named({
      canonicals: [`${origin}/canonical`],
      alternates: [{ lang: 'ja', href: `${origin}/translated` }],
      formats: new Map([['text/markdown', [`${origin}/a.md`]]]),
      jsonLd,
    }),
  ).toEqual({
    pages: ['/canonical', '/translated', '/from-data'],
    previews: [],
    files: ['/a.md', '/logo.png'],
  });
});

test('PNG and JPEG files named as `og:image` are previews, wherever else they are named; all others are files', async () => {
  const meta = new Map([
    ['og:image', [`${origin}/previews/a.png`, `${origin}/a.svg`, `${origin}/og`]],
  ]);
  const jsonLd = [JSON.stringify({ image: `${origin}/previews/a.png` })];
  expect(await named({ meta, jsonLd })).toEqual({
    pages: [],
    previews: ['/previews/a.png'],
    files: ['/a.svg', '/og'],
  });
});

test('entries of the sitemap name pages in their languages, and files', async () => {
  const entry: ParsedSitemapEntry = {
    loc: `${origin}/b`,
    modified: undefined,
    alternates: [{ lang: 'ja', href: `${origin}/ja/b` }],
    images: [`${origin}/images/b.svg`],
  };
  const { pages, files } = await namedPaths([], [entry], origin);
  expect([...pages]).toEqual(['/b', '/ja/b']);
  expect([...files]).toEqual(['/images/b.svg']);
});

test.each([
  ['/a.md', true],
  ['/feed.atom', true],
  ['/images/a.PNG', true],
  ['/a', false],
  ['/', false],
  ['/a.b/c', false],
  ['/versions/1.5', false],
  // A URL of a page, too, where a host serves it.
  ['/a.html', false],
])('%s is a file: %s', (path, isFile) => {
  expect(isFilePath(path)).toBe(isFile);
});
