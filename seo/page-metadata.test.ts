/** @jest-environment node */

import { site } from '@/content/site';
import { projectCopy } from '@/test/project-copy';
import { removeTranslatedBodies } from '@/test/without-body';
import { pageMetadata } from './page-metadata';
import { previewFile } from './previews/preview-file';

const project = projectCopy('content');

const article = '/articles/cash-flow-optimization';

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
    removeTranslatedBodies(project, `content${article}`);
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
    removeTranslatedBodies(project, `content${article}`);
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
