/** @jest-environment node */

import { type DocumentKind, documentSlugs } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { ProjectCopy } from '@/test/project-copy';
import { readDocument, readDocuments } from './documents';

const kinds = ['articles', 'blogs'] as const;

describe.each(kinds)('%s', (kind) => {
  const documents = readDocuments(kind, 'en');

  test('all load, each once', () => {
    expect(documents.map((document) => document.slug).sort()).toEqual(
      [...documentSlugs[kind]].sort(),
    );
  });

  test('they stand newest first', () => {
    const dates = documents.map((document) => document.date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('no placeholder is left, and no two have the same title or description', () => {
    for (const document of documents) expect(JSON.stringify(document)).not.toMatch(/\[\[|\]\]/);
    for (const field of ['title', 'description', 'excerpt'] as const) {
      expect(new Set(documents.map((document) => document[field])).size).toBe(documents.length);
    }
  });

  test('they load in every locale, with the plain path', () => {
    for (const locale of localeCodes) {
      for (const { slug, path, locale: language } of readDocuments(kind, locale)) {
        expect(path).toBe(`/${kind}/${slug}`);
        expect([locale, 'en']).toContain(language);
      }
    }
  });

  test('read times are 5 to 10 minutes (spec §9)', () => {
    const minutes = documents.map((document) => document.readMinutes);
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(10);
  });
});

test('there are at least the 18 articles and 9 blog posts of spec §2', () => {
  expect(readDocuments('articles', 'en').length).toBeGreaterThanOrEqual(18);
  expect(readDocuments('blogs', 'en').length).toBeGreaterThanOrEqual(9);
});

// Spec §2 "Dates and read times"; undefined where it says "not shown".
test.each<[DocumentKind, string, string, number | undefined]>([
  ['articles', 'cash-flow-optimization', '2025-01-18', 7],
  ['articles', 'cloud-bookkeeping-solutions', '2024-12-05', 5],
  ['articles', 'compliance-management', '2025-02-05', 8],
  ['articles', 'cross-border-ecommerce', '2025-05-15', 9],
  ['articles', 'global-payroll-management', '2025-03-18', 8],
  ['articles', 'hr-policies-remote-first', '2025-01-08', 8],
  ['articles', 'philippine-tax-compliance', '2024-12-15', 8],
  ['articles', 'quarterly-financial-reviews', '2025-04-25', 8],
  ['articles', 'remote-business-operations', '2025-02-15', undefined],
  ['articles', 'remote-team-performance', '2025-04-15', 7],
  ['articles', 'remote-workforce-management', '2024-12-10', 6],
  ['articles', 'resilient-financial-systems', '2025-05-10', 6],
  ['articles', 'tax-planning-strategies', '2025-02-25', 9],
  ['blogs', 'asean-business-regulations', '2025-02-18', 9],
  ['blogs', 'cross-border-ecommerce', '2025-05-15', 9],
  ['blogs', 'cybersecurity-best-practices', '2025-04-01', 10],
  ['blogs', 'digital-transformation-strategies', '2025-05-20', 7],
  ['blogs', 'international-expansion', '2025-03-30', 9],
  ['blogs', 'maximizing-roi', '2025-03-28', 8],
  ['blogs', 'quarterly-financial-reviews', '2025-04-15', 8],
  ['blogs', 'remote-team-performance', '2025-03-25', 7],
  ['blogs', 'resilient-financial-systems', '2025-05-10', 6],
])('%s/%s is of %s, %s minutes', (kind, slug, date, minutes) => {
  const document = readDocument(kind, slug, 'en');
  expect(document.date).toBe(date);
  if (minutes !== undefined) expect(document.readMinutes).toBe(minutes);
});

describe('files', () => {
  const folder = 'content/articles/cash-flow-optimization';
  const metaFile = `${folder}/meta.json`;
  const textFile = `${folder}/en.md`;
  const meta = {
    date: '2025-01-31',
    readMinutes: 7,
    category: 'bookkeeping',
    clusters: ['bookkeeping'],
    suggestions: ['blogs/maximizing-roi'],
    services: ['bookkeeping', 'accounting'],
  };
  const texts = {
    title: 'The title',
    description: 'A description of its own that is long enough for search results. '.repeat(2),
    excerpt: 'The excerpt',
  };
  const fields = Object.keys(texts);

  /** A Markdown file with the front matter fields given. */
  function markdown(front: Record<string, string>, body = 'Body.'): string {
    const lines = Object.entries(front).map(([name, text]) => `${name}: "${text}"`);
    return ['---', ...lines, '---', body].join('\n');
  }

  function read(locale: 'en' | 'de' = 'en') {
    return readDocument('articles', 'cash-flow-optimization', locale);
  }

  let project: ProjectCopy;
  beforeEach(() => {
    project = new ProjectCopy();
    project.write(metaFile, meta);
    project.write(textFile, markdown(texts));
  });
  afterEach(() => project.remove());

  test('a sound document', () => {
    expect(read()).toEqual({
      ...meta,
      canonicalFamily: 'plain',
      ...texts,
      description: texts.description.trim(),
      id: 'articles/cash-flow-optimization',
      kind: 'articles',
      slug: 'cash-flow-optimization',
      path: '/articles/cash-flow-optimization',
      locale: 'en',
      body: 'Body.',
    });
  });

  test('English stands in until there is a translation', () => {
    expect(read('de')).toMatchObject({ locale: 'en', body: 'Body.' });
    project.write(`${folder}/de.md`, markdown(texts, '[[replyTime]]'));
    expect(read('de')).toMatchObject({ locale: 'de', body: '24 Stunden' });
    expect(read('en')).toMatchObject({ locale: 'en', body: 'Body.' });
  });

  test('a document may name the family of its address', () => {
    project.write(metaFile, { ...meta, canonicalFamily: 'insights' });
    expect(read().path).toBe('/insights/articles/cash-flow-optimization');
  });

  test.each([metaFile, textFile])('without %s, the error names it', (file) => {
    project.delete(file);
    expect(() => read()).toThrow(`${file}: the file is missing`);
  });

  test('malformed JSON', () => {
    project.write(metaFile, '{ "date": ');
    expect(() => read()).toThrow(`${metaFile}: not valid JSON`);
  });

  test.each([
    ['date', '31 January 2025'],
    ['date', '2025-02-30'],
    ['date', undefined],
    ['category', 'gardening'],
    ['readMinutes', 0],
    ['readMinutes', 7.5],
    ['readMinutes', '7'],
    ['canonicalFamily', 'blog'],
    ['clusters', []],
    ['clusters', ['gardening']],
    ['suggestions', ['articles/no-such-article']],
    ['services', ['gardening', 'tax']],
    ['heroImage', 'blog-maximizing-roi'],
  ])('meta.json with %s = %j', (field, value) => {
    project.write(metaFile, { ...meta, [field]: value });
    expect(() => read()).toThrow(metaFile);
    expect(() => read()).toThrow(new RegExp(`^ {2}${field}|"${field}"`, 'm'));
  });

  test('meta.json with a field that nobody reads', () => {
    project.write(metaFile, { ...meta, author: 'x' });
    expect(() => read()).toThrow(metaFile);
    expect(() => read()).toThrow(/author/);
  });

  test.each(fields)('front matter without %s', (field) => {
    project.write(
      textFile,
      markdown(Object.fromEntries(Object.entries(texts).filter(([name]) => name !== field))),
    );
    expect(() => read()).toThrow(textFile);
    expect(() => read()).toThrow(new RegExp(`^ {2}${field}: `, 'm'));
  });

  test.each(['Too short.', 'Too long. '.repeat(20)])(
    'a description of the wrong length',
    (description) => {
      project.write(textFile, markdown({ ...texts, description }));
      expect(() => read()).toThrow(textFile);
      expect(() => read()).toThrow(/^ {2}description: must be 120-160 columns wide, is \d+$/m);
    },
  );

  test('front matter with an empty field', () => {
    project.write(textFile, markdown(texts).replace('The excerpt', ' '));
    expect(() => read()).toThrow(textFile);
    expect(() => read()).toThrow(/^ {2}excerpt: must not be empty/m);
  });

  test('no front matter at all', () => {
    project.write(textFile, 'Body.');
    expect(() => read()).toThrow(textFile);
    expect(() => read()).toThrow(/title/);
  });

  test('front matter that is not YAML', () => {
    project.write(textFile, '---\ntitle: "open\n---\nBody.');
    expect(() => read()).toThrow(textFile);
  });

  test('an empty body', () => {
    project.write(textFile, markdown(texts, ' \n'));
    expect(() => read()).toThrow(textFile);
    expect(() => read()).toThrow(/body: must not be empty/);
  });

  test('an unknown placeholder', () => {
    project.write(textFile, markdown(texts, 'The rate is [[noSuchFact]].'));
    expect(() => read()).toThrow(textFile);
    expect(() => read()).toThrow('[[noSuchFact]]');
  });

  test('an error in a translation names the translation', () => {
    project.write(`${folder}/de.md`, markdown({ title: texts.title }));
    expect(() => read('de')).toThrow(`${folder}/de.md`);
  });
});
