import { readdirSync, readFileSync } from 'node:fs';
import { documentPath, documentSlugs } from '@/content/pages';
import { loadMessages } from '@/i18n/load-messages';
import { localeCodes } from '@/i18n/locales';
import { addressOf, outFile, readPage } from './support/html-page';
import { runningTexts } from './support/running-text';

/** Some words of a document as its page has them, in characters that scripts write in the same way. */
function wordsOf(path: string): string {
  const texts = runningTexts(readPage(addressOf(path))).flat();
  const words = texts.map(({ text }) => /[A-Za-z ,]{40,}/.exec(text)?.[0]).find(Boolean);
  if (words === undefined) throw new Error(`${path}: no plain sentence`);
  return words;
}

/** What tells that a document, or the code that reads Markdown, is in a script. */
const marks = [
  'micromark',
  'mdast',
  ...(['articles', 'blogs'] as const).flatMap((kind) =>
    documentSlugs[kind].map((slug) => wordsOf(documentPath(kind, slug))),
  ),
];

const scripts = readdirSync(outFile('/'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, source: readFileSync(outFile(file), 'utf8') }));

const found = (mark: string) => scripts.filter(({ source }) => source.includes(mark));

test('no document, and no Markdown code, is in what the browser runs', () => {
  // What else is in the scripts is found: the framework, and the words of a page that is hydrated.
  expect(found('hydrateRoot').length).toBeGreaterThan(0);
  expect(found(wordsOf('/about')).length).toBeGreaterThan(0);

  const files = marks.flatMap((mark) => found(mark).map(({ file }) => `${file}: ${mark}`));
  expect(files).toEqual([]);
});

test.each(localeCodes)('no catalogue of messages in %s is in what the browser runs', (locale) => {
  const { services, common } = loadMessages(locale);
  // A page that is hydrated brings its own words, one without scripts nothing.
  expect(found(common.forms.requiredHint).length).toBeGreaterThan(0);
  const { accounting, bookkeeping } = services;
  const texts = [accounting.fees.text, bookkeeping.timing.text, accounting.meta.description];
  expect(texts.flatMap((text) => found(text).map(({ file }) => `${file}: ${text}`))).toEqual([]);
});
