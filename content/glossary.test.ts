/** @jest-environment node */
import { defaultLocale } from '@/i18n/locales';
import { readJson, validate } from '@/lib/errors/read-json';
import {
  findHardCodedDeadline,
  hardCodedAmount,
  hardCodedDuration,
  hardCodedPercentage,
} from '@/lib/text/hard-coded-figures';
import { agreedTerms, explainedTerms, glossarySchema } from './glossary';

const good = {
  bir: {
    meaning: 'The national tax agency.',
    en: [
      { term: 'an agency', first: 'a bureau (BIR)' },
      { term: 'BIR', first: 'bureau (BIR)' },
    ],
    de: [{ term: 'BIR', first: 'Steuerbehörde (BIR)', variants: ['Behörde', 'Behörden'] }],
  },
  file: { meaning: 'All papers of one matter.', en: [{ term: 'file' }] },
};

function parse(entries: unknown) {
  return validate('content/glossary.json', 'glossary', glossarySchema, entries);
}

test('an entry has a meaning, its uses in English, and those of other languages as they come', () => {
  expect(parse(good)).toEqual(good);
});

/** A glossary of one term. */
function file(...en: object[]) {
  return { file: { meaning: 'A', en } };
}

test.each<[string, object, string]>([
  ['no meaning', { file: { en: [{ term: 'file' }] } }, 'file.meaning'],
  ['no English', { file: { meaning: 'A', de: [{ term: 'Akte' }] } }, 'file.en'],
  ['an unknown field', file({ term: 'a', last: 'b' }), 'file.en.0'],
  ['variants in English', file({ term: 'a', variants: ['b'] }), 'file.en.0'],
  ['an unknown language', { file: { ...file({ term: 'a' }).file, xx: [] } }, 'file'],
  [
    'an explanation without its term',
    file({ term: 'BIR', first: 'tax agency' }),
    'file.en.0.first',
  ],
  [
    'a shorter form before a longer one',
    file({ term: 'tax' }, { term: 'tax return' }),
    'file.en.1.term',
  ],
  ['ids out of order', { file: good.file, bir: good.bir }, 'bir'],
  [
    'a term that another entry explains',
    { ...good, tax: file({ term: 'BIR', first: 'BIR (tax)' }).file },
    'tax.en.0.first',
  ],
])('%s is refused with file and field', (_, entries, field) => {
  expect(() => parse(entries)).toThrow(/^content\/glossary\.json: bad glossary\n/);
  expect(() => parse(entries)).toThrow(`\n  ${field}: `);
});

test('two entries may share a word that neither explains', () => {
  const entries = {
    'file-data': { meaning: 'In a computer.', en: [{ term: 'file' }] },
    'file-dossier': { meaning: 'All papers.', en: [{ term: 'file' }] },
  };
  expect(parse(entries)).toEqual(entries);
});

const glossary = readJson('content/glossary.json', 'glossary', glossarySchema);

test('the explained terms of a language are the uses with an explanation, entry by entry', () => {
  const expected = Object.entries(glossary).flatMap(([id, { en }]) =>
    en.flatMap(({ term, first }) => (first ? { id, term, explanation: first } : [])),
  );
  expect(explainedTerms(defaultLocale)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(Object.values(glossary).flatMap(({ en }) => en).length);
});

test('the agreed terms of a language are all entries, with all that counts as the term', () => {
  const agreed = agreedTerms('de');
  expect(agreed.map(({ id }) => id)).toEqual(Object.keys(glossary));
  for (const { id, english, translations } of agreed) {
    const { en, de = [] } = glossary[id] ?? {};
    expect(english).toEqual(en?.map(({ term }) => term));
    expect(translations).toEqual(de.flatMap(({ term, variants = [] }) => [term, ...variants]));
  }
});

test.each(explainedTerms(defaultLocale))(
  '$term is explained without a hard-coded figure',
  ({ explanation }) => {
    for (const figure of [hardCodedPercentage, hardCodedAmount, hardCodedDuration]) {
      expect(explanation).not.toMatch(figure);
    }
    expect(findHardCodedDeadline(explanation)).toBeNull();
  },
);
