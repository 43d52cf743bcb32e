import { readdirSync, readFileSync } from 'node:fs';
import { documentPath } from '@/content/pages';
import { documentSlugs } from '@/generated/document-slugs';
import { loadMessages } from '@/i18n/load-messages';
import { localeCodes } from '@/i18n/locales';
import { outFile, pageAddressAt, readPage } from './support/html-page';
import { runningTexts } from './support/running-text';

/** A part of a sentence of a document, in characters that scripts do not escape. */
function sentenceOf(path: string): string {
  const texts = runningTexts(readPage(pageAddressAt(path))).flat();
  const sentence = texts.map(({ text }) => /[A-Za-z ,]{40,}/.exec(text)?.[0]).find(Boolean);
  if (sentence === undefined) throw new Error(`${path}: no plain sentence`);
  return sentence;
}

/** Strings that show that a script contains page texts, or code that parses Markdown. */
const forbidden = [
  'micromark',
  'mdast',
  ...(['articles', 'blogs'] as const).flatMap((kind) =>
    documentSlugs[kind].map((slug) => sentenceOf(documentPath(kind, slug))),
  ),
];

const scriptFiles = readdirSync(outFile('/'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, source: readFileSync(outFile(file), 'utf8') }));

/** Whether a script contains the data from which React hydrates a page. */
const isHydrationData = ({ file }: { file: string }) => file.startsWith('_next/page-scripts/');
const hydrationData = scriptFiles.filter(isHydrationData);
const scripts = scriptFiles.filter((script) => !isHydrationData(script));

const found = (text: string) => scripts.filter(({ source }) => source.includes(text));

test('no text of a document and no Markdown parser is in what the browser runs', () => {
  // Proves that the search can find something.
  expect(found('hydrateRoot').length).toBeGreaterThan(0);

  const files = forbidden.flatMap((text) => found(text).map(({ file }) => `${file}: ${text}`));
  expect(files).toEqual([]);
});

test.each(localeCodes)('no catalogue of messages in %s is in what the browser runs', (locale) => {
  const { services, common } = loadMessages(locale);
  // Proves that a message can be found: that of a form is in the data of its page.
  expect(
    hydrationData.filter(({ source }) => source.includes(common.forms.sending)).length,
  ).toBeGreaterThan(0);
  const { accounting, bookkeeping } = services;
  const texts = [accounting.fees.text, bookkeeping.timing.text, accounting.meta.description];
  expect(texts.flatMap((text) => found(text).map(({ file }) => `${file}: ${text}`))).toEqual([]);
});
