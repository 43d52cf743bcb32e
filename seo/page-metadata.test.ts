/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { site } from '@/content/site';
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { ProjectCopy } from '@/test/project-copy';
import { pageMetadata } from './page-metadata';
import { translatedLocales } from './translated-locales';

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
  const tags = localeCodes.map((locale) => pageMetadata({ ...page, locale }).openGraph?.locale);
  const six = ['en_US', 'zh_CN', 'ko_KR', 'ja_JP', 'es_ES', 'de_DE'];
  expect(tags).toEqual(expect.arrayContaining(six));
});

test.each(['/articles/cash-flow-optimization', '/insights/articles/cash-flow-optimization'])(
  '%s: a document is translated where its file has a body, whatever the messages',
  (path) => {
    const project = new ProjectCopy('content');
    try {
      const folder = 'content/articles/cash-flow-optimization';
      const english = readFileSync(`${process.cwd()}/${folder}/en.md`, 'utf8');
      project.write(`${folder}/ja.md`, english);
      // Front matter alone translates what cards show of it.
      project.write(`${folder}/de.md`, `${english.split('\n---\n')[0]}\n---\n`);
      expect(translatedLocales(path)).toEqual(['en', 'ja']);
    } finally {
      project.remove();
    }
  },
);

test('only a page that is not for search engines carries a robots tag', () => {
  expect(pageMetadata(page).robots).toBeUndefined();
  expect(pageMetadata({ ...page, indexable: false }).robots).toMatchObject({ index: false });
});

test('a page without an address of its own has no canonical', () => {
  const metadata = pageMetadata({ ...page, path: undefined });
  expect(metadata.alternates?.canonical).toBeUndefined();
  expect(metadata.openGraph?.url).toBeUndefined();
});
