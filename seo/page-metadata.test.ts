/** @jest-environment node */
import { site } from '@/content/site';
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { pageMetadata } from './page-metadata';

const page = {
  locale: 'en',
  title: 'A title',
  description: 'A description',
  path: '/about',
  indexable: true,
} as const;

test('the brand is the suffix of the title (spec §7)', () => {
  expect(pageMetadata(page)).toMatchObject({
    title: `${page.title} | ${site.brand}`,
    description: page.description,
  });
});

test.each(localeCodes)('%s: canonical, Open Graph address and locale', (locale) => {
  const url = site.origin + localizedPath(locale, page.path);
  expect(pageMetadata({ ...page, locale })).toMatchObject({
    alternates: { canonical: url },
    openGraph: {
      url,
      locale: locales[locale].openGraph,
      siteName: site.name,
      title: page.title,
      description: page.description,
    },
  });
});

test('the locale tags are those of spec §7', () => {
  expect(
    localeCodes.map((locale) => pageMetadata({ ...page, locale }).openGraph?.locale).sort(),
  ).toEqual(['de_DE', 'en_US', 'es_ES', 'ja_JP', 'ko_KR', 'zh_CN']);
});

test('only a page that is not for search engines carries a robots tag', () => {
  expect(pageMetadata(page).robots).toBeUndefined();
  expect(pageMetadata({ ...page, indexable: false }).robots).toMatchObject({ index: false });
});

test('a page without an address of its own has no canonical', () => {
  const metadata = pageMetadata({ ...page, path: undefined });
  expect(metadata.alternates?.canonical).toBeUndefined();
  expect(metadata.openGraph?.url).toBeUndefined();
});
