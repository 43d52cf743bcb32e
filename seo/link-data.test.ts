/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { keywordGroups } from '@/content/link-keywords';
import { resolvePage } from '@/content/link-plan';
import { pages } from '@/content/pages';
import { translatedLocaleCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { cacheFiles } from '@/test/cache-files';
import { linkData } from './link-data';

cacheFiles();

describe.each(translatedLocaleCodes)('the link data of %s', (locale) => {
  const { plan: _, ...data } = linkData(locale);
  const { targets, words, tool } = data;
  const paths = targets.map(({ url }) => url);

  test('has each page of the language as a target once, and no operator tool', () => {
    expect(paths).toContain(localizedPath(locale, pages.payroll.path));
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(paths.map((path) => resolvePage(path)?.locale))).toEqual(new Set([locale]));
    expect(paths).not.toContain(localizedPath(locale, tool));
  });

  test('has words for these targets only', () => {
    const wanted = [...words.phrases.map(({ path }) => path), ...words.strategic];
    expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('has keywords and clusters of services', () => {
    const tax = targets.find(({ url }) => url === localizedPath(locale, pages.tax.path));
    // A language may have none yet.
    const words = keywordGroups(locale).find(({ path }) => path === pages.tax.path)?.keywords;
    expect(tax?.keywords).toEqual(words);
    expect(tax?.clusters).toEqual(['tax-compliance']);
  });

  test('adds less than 3,000 bytes (Brotli) to the page, beside the link plan of all languages', () => {
    expect(brotliCompressSync(JSON.stringify(data)).length).toBeLessThan(3000);
  });
});

test('an article is one target, at its canonical path, with its clusters', () => {
  const found = linkData('en').targets.filter(({ url }) => url.endsWith('/cash-flow-optimization'));
  expect(found).toEqual([
    { url: '/articles/cash-flow-optimization', keywords: [], clusters: ['financial-management'] },
  ]);
});
