/** @jest-environment node */
import { checkTranslation, type Exceptions } from './check-translation';
import type { MessageTree } from './tree';

const english = {
  common: { name: 'Name', links: ['BIR Form 2316', 'Write to us'] },
  'articles/tax': { title: 'Send the payslip', excerpt: 'We keep your books in Xero.' },
};
const german = {
  common: { name: 'Firmenname', links: ['Schreiben Sie uns', 'BIR Form 2316'] },
  'articles/tax': {
    title: 'Senden Sie die Gehaltsabrechnung',
    excerpt: 'Wir führen Ihre Bücher in Xero.',
  },
};
const terms = [{ id: 'payslip', english: ['payslip'], translations: ['Gehaltsabrechnung'] }];
const nothing: Exceptions = { identical: [], words: [], keys: {} };

function check(own: MessageTree, exceptions: Partial<Exceptions> = {}): string[] {
  return checkTranslation(english, own, {
    language: 'de',
    terms,
    exceptions: { ...nothing, ...exceptions },
  });
}

const { common, 'articles/tax': article } = german;

const advice =
  'a word that both languages have belongs to “identical” in messages/exceptions/de.json';

test('a faithful translation has no problems', () => {
  expect(check(german)).toEqual([]);
});

test.each<[string, MessageTree, string]>([
  [
    'figures',
    { ...german, common: { ...common, links: ['Schreiben Sie', 'Ein Formular'] } },
    'common.links: lacks “2316” [figures]',
  ],
  [
    'terms',
    { ...german, 'articles/tax': { ...article, title: 'Senden Sie den Zettel' } },
    'articles/tax.title: lacks “Gehaltsabrechnung” for “payslip” (glossary: payslip) [terms]',
  ],
  [
    'untranslated',
    { ...german, common: { ...common, links: ['BIR Form 2316', 'Write to us'] } },
    `common.links.1: is the English text: “Write to us”; ${advice} [untranslated]`,
  ],
  [
    'foreign-words',
    { ...german, common: { ...common, name: 'Name of Firma' } },
    'common.name: has English inside: of [foreign-words]',
  ],
  [
    'punctuation',
    { ...german, common: { ...common, name: 'Name ?' } },
    'common.name: a space before a mark: “Name ?” [punctuation]',
  ],
  [
    'register',
    { ...german, common: { ...common, name: 'Dein Name' } },
    'common.name: “Dein”: the reader is Sie [register]',
  ],
])('the rule %s reports its problem, unless an exception allows it', (rule, own, line) => {
  expect(check(own)).toEqual([line]);
  const key = line.split(': ', 1)[0] ?? '';
  expect(check(own, { keys: { [key]: { [rule]: 'It has to be so.' } } })).toEqual([]);
});

test('what is missing, malformed or not in English is reported, and not judged', () => {
  expect(check({ common: { name: '{Dein', links: common.links, more: 'Dein Name' } })).toEqual([
    'articles/tax.title: is missing',
    'articles/tax.excerpt: is missing',
    expect.stringMatching(/^common\.name: not a valid ICU message/),
    'common.more: English has no such message',
  ]);
});

test('only a Japanese heading may call out', () => {
  const source = { sentTitle: 'Sent!', text: 'Sent!' };
  const own = { sentTitle: '送信しました！', text: '送信しました！' };
  const criteria = { language: 'ja', terms: [], exceptions: nothing } as const;
  expect(checkTranslation(source, own, criteria)).toEqual([
    expect.stringMatching(/^text: .* \[register\]$/),
  ]);
});

describe('exceptions', () => {
  const same = { ...german, common: { ...common, name: 'Name' } };
  const phrase = { ...german, common: { ...common, name: 'Name (rank and file)' } };

  test('a text that is the same, an English phrase, and one that the language has agreed to keep', () => {
    expect(check(same)).toHaveLength(1);
    expect(check(same, { identical: ['Name'] })).toEqual([]);
    expect(check(phrase)).toHaveLength(1);
    expect(check(phrase, { words: ['rank and file'] })).toEqual([]);
    const kept = {
      id: 'rank-and-file',
      english: ['rank and file'],
      translations: ['rank and file'],
    };
    const criteria = { language: 'de', terms: [...terms, kept], exceptions: nothing } as const;
    expect(checkTranslation(english, phrase, criteria)).toEqual([]);
  });

  test('in German the English name of an agency, but not as a whole text', () => {
    const name = 'Bureau of Immigration';
    const agency = { id: 'bi', english: [name], translations: ['Behörde'] };
    const criteria = { language: 'de', terms: [agency], exceptions: nothing } as const;
    const own = `Die Behörde heißt ${name}`;
    expect(checkTranslation({ a: `The ${name}` }, { a: own }, criteria)).toEqual([]);
    expect(checkTranslation({ a: name }, { a: name }, criteria)).toEqual([
      expect.stringMatching(/\[terms\]$/),
      expect.stringMatching(/\[untranslated\]$/),
    ]);
  });

  test('an exception by key is for its rule and key only', () => {
    const exception = { 'common.name': { register: 'A quotation.' } };
    expect(check(same, { keys: exception })).toEqual([
      `common.name: is the English text: “Name”; ${advice} [untranslated]`,
      'exceptions.keys.common.name.register: is not needed',
    ]);
  });

  test.each<[string, Partial<Exceptions>, string]>([
    ['text', { identical: ['Blog'] }, 'exceptions.identical: “Blog” is no text of the language'],
    ['word', { words: ['Xer'] }, 'exceptions.words: “Xer” stands nowhere'],
    [
      'rule',
      { keys: { 'common.gone': { figures: 'A' } } },
      'exceptions.keys.common.gone.figures: is not needed',
    ],
  ])('a %s in vain is a problem, one that is used is none', (_, exceptions, line) => {
    expect(check(german, exceptions)).toEqual([line]);
    expect(check(german, { words: ['Xero'] })).toEqual([]);
  });
});
