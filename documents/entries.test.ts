/** @jest-environment node */

import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { documentSlugs } from '@/content/pages';
import { defaultLocale, localeCodes } from '@/i18n/locales';
import { typeset, withoutTypesetting } from '@/lib/text/typeset';
import { ProjectCopy } from '@/test/project-copy';
import {
  clusterEntries,
  documentEntries,
  documentEntry,
  readEntry,
  translatedLocales,
} from './entries';

const kinds = ['articles', 'blogs'] as const;

describe.each(kinds)('%s', (kind) => {
  const entries = documentEntries(kind, 'en');

  test('all are listed, each once', () => {
    expect(entries.map(({ slug }) => slug).sort()).toEqual([...documentSlugs[kind]].sort());
  });

  test('they stand newest first, those of one day in alphabetical order', () => {
    const order = entries.map(({ date, slug }) => ({ date, slug }));
    const sorted = [...order].sort(
      (a, b) => b.date.localeCompare(a.date) || (a.slug < b.slug ? -1 : 1),
    );
    expect(order).toEqual(sorted);
  });

  test('they load in every locale, with the plain path', () => {
    for (const locale of localeCodes) {
      for (const { slug, path: address, locale: language } of documentEntries(kind, locale)) {
        expect(address).toBe(`/${kind}/${slug}`);
        // English until somebody has translated it.
        expect([defaultLocale, locale]).toContain(language);
      }
    }
  });
});

test('a cluster has the documents of both kinds that name it, newest first', () => {
  const members = clusterEntries('financial-management', 'en');
  const named = kinds
    .flatMap((kind) => documentEntries(kind, 'en'))
    .filter(({ clusters }) => clusters.includes('financial-management'));
  expect([...members].sort((a, b) => a.id.localeCompare(b.id))).toEqual(
    [...named].sort((a, b) => a.id.localeCompare(b.id)),
  );
  const dates = members.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('an unknown document is named', () => {
  expect(() => documentEntry('articles/no-such-article', 'en')).toThrow(
    'content/articles/no-such-article: there is no such document',
  );
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
function markdown(front: Record<string, string>, body = 'Body.'): string {
  const lines = Object.entries(front).map(([name, text]) => `${name}: "${text}"`);
  return ['---', ...lines, '---', body].join('\n');
}

describe('files', () => {
  let project: ProjectCopy;
  beforeEach(() => {
    project = new ProjectCopy();
    project.write(metaFile, meta);
    project.write(textFile, markdown(texts));
  });
  afterEach(() => project.remove());

  function read() {
    return readEntry(id, 'en');
  }

  test('a sound document; what is shown is typeset, what the head takes is not', () => {
    expect(read()).toEqual({
      ...meta,
      canonicalFamily: 'plain',
      title: typeset(texts.title, 'heading'),
      metaTitle: texts.title,
      description: texts.description,
      excerpt: typeset(texts.excerpt, 'text'),
      id,
      kind: 'articles',
      slug: 'cash-flow-optimization',
      path: '/articles/cash-flow-optimization',
      locale: 'en',
      bodyLocale: 'en',
    });
    expect(read().title).not.toBe(texts.title);
    expect(withoutTypesetting(read().excerpt)).toBe(texts.excerpt);
  });

  test('a document may name the family of its address', () => {
    project.write(metaFile, { ...meta, canonicalFamily: 'insights' });
    expect(read().path).toBe('/insights/articles/cash-flow-optimization');
  });

  test('placeholders of the front matter are filled in its language', () => {
    const excerpt = 'Within [[replyTime]].';
    project.write(textFile, markdown({ ...texts, excerpt }));
    project.write(`${folder}/de.md`, markdown({ ...texts, excerpt }));
    expect(withoutTypesetting(read().excerpt)).toBe('Within 24 hours.');
    expect(withoutTypesetting(readEntry(id, 'de').excerpt)).toBe('Within 24 Stunden.');
  });

  test.each([metaFile, textFile])('without %s, the error names it', (file) => {
    project.delete(file);
    expect(read).toThrow(`${file}: the file is missing`);
  });

  test('without the folder, the error names it', () => {
    rmSync(path.join(process.cwd(), folder), { recursive: true });
    expect(read).toThrow(folder);
  });

  test('malformed JSON', () => {
    project.write(metaFile, '{ "date": ');
    expect(read).toThrow(`${metaFile}: not valid JSON`);
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
    expect(read).toThrow(metaFile);
    expect(read).toThrow(new RegExp(`^ {2}${field}|"${field}"`, 'm'));
  });

  test('meta.json with a field that nobody reads', () => {
    project.write(metaFile, { ...meta, author: 'x' });
    expect(read).toThrow(metaFile);
    expect(read).toThrow(/author/);
  });

  test.each(Object.keys(texts))('front matter without %s', (field) => {
    project.write(
      textFile,
      markdown(Object.fromEntries(Object.entries(texts).filter(([name]) => name !== field))),
    );
    expect(read).toThrow(textFile);
    expect(read).toThrow(new RegExp(`^ {2}${field}: `, 'm'));
  });

  test.each(['Too short.', 'Too long. '.repeat(20)])(
    'a description of the wrong length',
    (description) => {
      project.write(textFile, markdown({ ...texts, description }));
      expect(read).toThrow(textFile);
      expect(read).toThrow(/^ {2}description: must be 120–160 columns wide, is \d+: /m);
    },
  );

  test('front matter with an empty field', () => {
    project.write(textFile, markdown({ ...texts, excerpt: ' ' }));
    expect(read).toThrow(textFile);
    expect(read).toThrow(/^ {2}excerpt: must not be empty/m);
  });

  test('front matter with an unknown placeholder', () => {
    project.write(textFile, markdown({ ...texts, excerpt: 'It is [[noSuchFact]].' }));
    expect(read).toThrow(`${textFile}: excerpt: unknown placeholder [[noSuchFact]]`);
  });

  test('no front matter at all', () => {
    project.write(textFile, 'Body.');
    expect(read).toThrow(textFile);
    expect(read).toThrow(/title/);
  });

  test('front matter that is not YAML', () => {
    project.write(textFile, '---\ntitle: "open\n---\nBody.');
    expect(read).toThrow(textFile);
  });

  test('an English file without a body', () => {
    project.write(textFile, markdown(texts, ' \n'));
    expect(read).toThrow(textFile);
    expect(read).toThrow(/body: must not be empty/);
  });

  test('an error in a translation names the translation', () => {
    project.write(`${folder}/de.md`, markdown({ title: texts.title }));
    expect(() => readEntry(id, 'de')).toThrow(`${folder}/de.md`);
  });
});

describe('what is translated', () => {
  const german = { ...texts, title: 'Der Titel', excerpt: 'Die Zusammenfassung.' };

  let project: ProjectCopy;
  beforeEach(() => {
    project = new ProjectCopy('content');
  });
  afterEach(() => project.remove());

  test('nothing without a file: English stands in', () => {
    project.delete(`${folder}/de.md`);
    expect(documentEntry(id, 'de')).toMatchObject({ locale: 'en', bodyLocale: 'en' });
    expect(documentEntry(id, 'de').title).toBe(documentEntry(id, 'en').title);
    expect(translatedLocales(id)).toEqual(['en']);
  });

  test('title, excerpt and picture text by front matter alone', () => {
    project.write(`${folder}/de.md`, markdown(german, ''));
    expect(documentEntry(id, 'de')).toMatchObject({
      locale: 'de',
      bodyLocale: 'en',
      title: typeset(german.title, 'heading', 'de'),
      excerpt: german.excerpt,
    });
    expect(translatedLocales(id)).toEqual(['en']);
    project.write(
      'content/blogs/maximizing-roi/de.md',
      markdown({ ...german, heroAlt: 'Tuch' }, ''),
    );
    expect(documentEntry('blogs/maximizing-roi', 'de').heroAlt).toBe('Tuch');
  });

  test('the document by a file with a body', () => {
    project.write(`${folder}/de.md`, markdown(german));
    project.write(`${folder}/ja.md`, markdown(german));
    expect(documentEntry(id, 'de')).toMatchObject({ locale: 'de', bodyLocale: 'de' });
    project.delete(`${folder}/es.md`);
    expect(documentEntry(id, 'es')).toMatchObject({ locale: 'en', bodyLocale: 'en' });
    expect(translatedLocales(id)).toEqual(['en', 'ja', 'de']);
  });
});

describe('a change of a file', () => {
  let project: ProjectCopy;
  beforeEach(() => {
    project = new ProjectCopy('content');
  });
  afterEach(() => {
    project.remove();
    jest.restoreAllMocks();
  });

  function change(): void {
    project.write(textFile, markdown(texts));
    // The same size at another time is a change, too.
    utimesSync(path.join(process.cwd(), textFile), 1, 1);
  }

  test.each(['development', 'test'] as const)('shows at once in %s', (mode) => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
    // Without a file of its own, a language shows the English title.
    project.delete(`${folder}/de.md`);
    for (const locale of ['en', 'de'] as const) documentEntry(id, locale);
    change();
    for (const locale of ['en', 'de'] as const) {
      expect(documentEntry(id, locale).metaTitle).toBe(texts.title);
    }
    expect(documentEntries('articles', 'en').map(({ metaTitle }) => metaTitle)).toContain(
      texts.title,
    );
  });

  test('is not looked for in a build, which reads every file once', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    const { metaTitle } = documentEntry(id, 'en');
    change();
    expect(documentEntry(id, 'en').metaTitle).toBe(metaTitle);
  });
});
