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

/** What tells that a text of a page, or the code that reads Markdown, is in a script. */
const marks = [
  'micromark',
  'mdast',
  ...(['articles', 'blogs'] as const).flatMap((kind) =>
    documentSlugs[kind].map((slug) => wordsOf(documentPath(kind, slug))),
  ),
];

const all = readdirSync(outFile('/'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, source: readFileSync(outFile(file), 'utf8') }));

/** Whether a script holds the data from which React hydrates a page, which are its texts. */
const isData = ({ file }: { file: string }) => file.startsWith('_next/page-scripts/');
const data = all.filter(isData);
const scripts = all.filter((script) => !isData(script));

const found = (mark: string) => scripts.filter(({ source }) => source.includes(mark));

test('no running text, and no Markdown code, is in what the browser runs', () => {
  // What else is in the scripts is found.
  expect(found('hydrateRoot').length).toBeGreaterThan(0);

  const files = marks.flatMap((mark) => found(mark).map(({ file }) => `${file}: ${mark}`));
  expect(files).toEqual([]);
});

test.each(localeCodes)('no catalogue of messages in %s is in what the browser runs', (locale) => {
  const { services, common } = loadMessages(locale);
  // What a form says when somebody uses it is there, what stands in a page is not.
  expect(data.filter(({ source }) => source.includes(common.forms.sending)).length).toBeGreaterThan(
    0,
  );
  const { accounting, bookkeeping } = services;
  const texts = [accounting.fees.text, bookkeeping.timing.text, accounting.meta.description];
  expect(texts.flatMap((text) => found(text).map(({ file }) => `${file}: ${text}`))).toEqual([]);
});
