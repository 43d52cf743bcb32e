/** @jest-environment node */

import { site } from '@/content/site';
import { localeCodes } from '@/i18n/locales';
import { projectCopy } from '@/test/project-copy';
import { withoutBody } from '@/test/without-body';
import { translatedLocales } from './page-languages';
import { pageMetadata } from './page-metadata';
import { previewFile } from './previews/preview-file';

const project = projectCopy('content');

const article = '/articles/cash-flow-optimization';

/** Leaves the article untranslated. */
function removeBodies(): void {
  for (const locale of localeCodes.filter((code) => code !== 'en')) {
    const file = `content${article}/${locale}.md`;
    project.write(file, withoutBody(project.read(file)));
  }
}

const page = {
  locale: 'en',
  title: 'A title',
  description: 'A description',
  path: '/about',
  indexable: true,
} as const;

describe('a document', () => {
  const path = article;
  const dates = { published: '2030-01-31', modified: '2031-01-31' };

  test('is listed in the languages in which it has a body, and has its dates', () => {
    removeBodies();
    expect(pageMetadata({ ...page, path, dates })).toMatchObject({
      alternates: { languages: { en: site.origin + path, 'x-default': site.origin + path } },
      openGraph: { type: 'article', publishedTime: dates.published, modifiedTime: dates.modified },
    });
    expect(Object.keys(pageMetadata({ ...page, path }).alternates?.languages ?? {})).toEqual([
      'en',
      'x-default',
    ]);
  });

  test.each([
    ['under /insights', { path: `/insights${path}` }],
    [
      'that is not translated',
      { path, locale: 'de', contentTexts: { title: 'One', description: 'Two' } },
    ],
  ] as const)('%s names the canonical page, and shows its texts and picture', (_, copy) => {
    removeBodies();
    const { alternates, openGraph } = pageMetadata({ ...page, ...copy });
    const { title, description } = 'contentTexts' in copy ? copy.contentTexts : page;
    expect(alternates?.canonical).toBe(site.origin + path);
    expect(alternates?.languages).toBeUndefined();
    expect(openGraph).toMatchObject({
      url: site.origin + path,
      title,
      description,
      images: [{ url: previewFile({ locale: 'en', path, title }) }],
    });
  });
});

test.each([article, `/insights${article}`])(
  '%s: a document is translated where its file has a body, whatever the messages',
  (path) => {
    const folder = `content${article}`;
    const english = project.read(`${folder}/en.md`);
    // Front matter alone translates what cards show of it.
    removeBodies();
    project.write(`${folder}/ja.md`, english);
    expect(translatedLocales(path)).toEqual(['en', 'ja']);
  },
);
