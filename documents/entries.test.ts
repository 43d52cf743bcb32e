/** @jest-environment node */

import { utimesSync } from 'node:fs';
import path from 'node:path';
import { documentSlugs } from '@/generated/document-slugs';
import { localeCodes } from '@/i18n/locales';
import { projectCopy } from '@/test/project-copy';
import { documentFacts } from './document-files';
import {
  documentEntries,
  documentEntry,
  readDocumentEntry,
  relatedDocuments,
  translatedDocumentLocales,
} from './entries';

const kinds = ['articles', 'blogs'] as const;

test.each(kinds)('all %s are listed once, newest first, in every language', (kind) => {
  const entries = documentEntries(kind, 'en');
  expect(entries.map(({ slug }) => slug).sort()).toEqual([...documentSlugs[kind]].sort());
  const sorted = [...entries].sort(
    (a, b) => b.date.localeCompare(a.date) || (a.slug < b.slug ? -1 : 1),
  );
  expect(entries).toEqual(sorted);
  for (const entry of entries) expect(JSON.stringify(entry)).not.toMatch(/\[\[|\]\]/);
  for (const locale of localeCodes) {
    expect(documentEntries(kind, locale).map((entry) => entry.path)).toEqual(
      entries.map(({ slug }) => `/${kind}/${slug}`),
    );
  }
});

test('an unknown document is named', () => {
  expect(() => documentEntry('articles/no-such-article', 'en')).toThrow(
    'content/articles/no-such-article: there is no such document',
  );
});

describe('related documents', () => {
  const documents = kinds.flatMap((kind) => documentEntries(kind, 'en'));

  test('at most four, each once, of its first cluster, never itself or a suggestion', () => {
    for (const document of documents) {
      const related = relatedDocuments(document, 'en');
      const ids = new Set(related.map(({ id }) => id));
      expect(ids.size).toBe(related.length);
      expect(ids.size).toBeGreaterThan(0);
      expect(ids.size).toBeLessThanOrEqual(4);
      for (const id of [document.id, ...document.suggestions]) expect(ids).not.toContain(id);
      for (const { clusters } of related) expect(clusters).toContain(document.clusters[0]);
    }
  });
});

test('the facts of a document are those that its text refers to', () => {
  const tax = documentFacts('articles/philippine-tax-compliance');
  expect(tax).toEqual(expect.arrayContaining(['vatRate', 'recordRetention.was', 'protestTime']));
  expect(tax).not.toContain('srrvMinAge');
});

const id = 'articles/cash-flow-optimization';
const folder = `content/${id}`;
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
  title: 'The well-kept title',
  description: 'A description of its own that is long enough for search results. '.repeat(2).trim(),
  excerpt: 'The excerpt says 4–8 weeks.',
};

/** A Markdown file with the front matter fields given. */
function markdown(front: Record<string, string | undefined>, body = 'Body.'): string {
  const given = Object.entries(front).filter(([, text]) => text !== undefined);
  return ['---', ...given.map(([name, text]) => `${name}: "${text}"`), '---', body].join('\n');
}

const project = projectCopy('content');
afterEach(() => jest.restoreAllMocks());

describe('files', () => {
  beforeEach(() => {
    project.write(metaFile, meta);
    project.write(textFile, markdown(texts));
  });

  const read = () => readDocumentEntry(id, 'en');

  test('a sound document is read', () => {
    expect(read()).toEqual({
      ...meta,
      ...texts,
      canonicalFamily: 'plain',
      changes: [],
      id,
      kind: 'articles',
      slug: 'cash-flow-optimization',
      path: '/articles/cash-flow-optimization',
      locale: 'en',
      bodyLocale: 'en',
    });
    project.write(metaFile, { ...meta, canonicalFamily: 'insights' });
    expect(read().path).toBe('/insights/articles/cash-flow-optimization');
  });

  test('placeholders of the front matter are filled in its language', () => {
    const file = markdown({ ...texts, excerpt: 'Within [[replyTime]].' });
    project.write(textFile, file);
    project.write(`${folder}/de.md`, file);
    expect(read().excerpt).toBe('Within 24 hours.');
    expect(readDocumentEntry(id, 'de').excerpt).toBe('Within 24 Stunden.');
  });

  test.each([metaFile, textFile])('without %s, the error names it', (file) => {
    project.delete(file);
    expect(read).toThrow(`${file}: the file is missing`);
  });

  test.each([
    ['date', '2025-02-30'],
    ['category', 'gardening'],
    ['clusters', []],
    ['suggestions', ['articles/no-such-article']],
    ['author', 'x'],
  ])('meta.json with %s = %j names the file and the field', (field, value) => {
    project.write(metaFile, { ...meta, [field]: value });
    expect(read).toThrow(metaFile);
    expect(read).toThrow(new RegExp(`^ {2}${field}|"${field}"`, 'm'));
  });

  test.each<[string, string, RegExp]>([
    ['without a title', markdown({ ...texts, title: undefined }), /^ {2}title: /m],
    [
      'with a short description',
      markdown({ ...texts, description: 'Too short.' }),
      /^ {2}description: must be 120–160 columns wide, is \d+: /m,
    ],
    [
      'with an unknown placeholder',
      markdown({ ...texts, excerpt: 'It is [[noSuchFact]].' }),
      /: excerpt: unknown placeholder \[\[noSuchFact\]\]/,
    ],
    ['that is not there', 'Body.', /title/],
    ['that is not YAML', '---\ntitle: "open\n---\nBody.', /bad front matter/],
    ['above no body', markdown(texts, ' \n'), /body: must not be empty/],
  ])('front matter %s names the file and the field', (_, file, problem) => {
    project.write(textFile, file);
    expect(read).toThrow(textFile);
    expect(read).toThrow(problem);
  });
});

describe('what is translated', () => {
  const german = { ...texts, title: 'Der Titel', excerpt: 'Die Zusammenfassung.' };

  test('title, excerpt and picture text by front matter alone', () => {
    project.write(`${folder}/de.md`, markdown(german, ''));
    expect(documentEntry(id, 'de')).toMatchObject({ ...german, locale: 'de', bodyLocale: 'en' });
    expect(translatedDocumentLocales(id)).not.toContain('de');
    const blog = markdown({ ...german, heroAlt: 'Tuch' }, '');
    project.write('content/blogs/maximizing-roi/de.md', blog);
    expect(documentEntry('blogs/maximizing-roi', 'de').heroAlt).toBe('Tuch');
  });
});

describe('a change of a file', () => {
  function change(): void {
    project.write(textFile, markdown(texts));
    // The same size at another time is a change, too.
    utimesSync(path.join(process.cwd(), textFile), 1, 1);
  }

  test('shows at once in development, also where another language shows the English title', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    project.delete(`${folder}/de.md`);
    for (const locale of ['en', 'de'] as const) documentEntry(id, locale);
    change();
    for (const locale of ['en', 'de'] as const) {
      expect(documentEntry(id, locale).title).toBe(texts.title);
    }
  });

  test('is not looked for in a build, which reads every file once', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    const { title } = documentEntry(id, 'en');
    change();
    expect(documentEntry(id, 'en').title).toBe(title);
  });
});
