/** @jest-environment node */
import { acceptedLock, hashOfText, lockState, type TranslationLock } from './translation-lock';

const english = new Map([
  ['pages.home.title', 'Books and payroll'],
  ['pages.home.lead', 'We keep your books.'],
  ['articles/cash.body', 'Every Monday …'],
]);
const pages = new Set(['pages.home.title', 'pages.home.lead']);
const translated = new Map([
  ['de', new Set([...pages, 'articles/cash.body'])],
  ['ja', pages],
]);

const everything = acceptedLock({}, english, translated, () => true);

test('a text that all languages have made from the same English one has one hash', () => {
  expect(everything).toEqual({
    'articles/cash.body': { de: hashOfText('Every Monday …') },
    'pages.home.lead': hashOfText('We keep your books.'),
    'pages.home.title': hashOfText('Books and payroll'),
  });
  expect(lockState(everything, english, translated)).toEqual({
    stale: [],
    unrecorded: [],
    orphans: [],
  });
});

describe('when the English text changes', () => {
  const changed = new Map(english).set('pages.home.lead', 'We keep your books and records.');

  test('each language that was made from the old one is listed', () => {
    const { stale } = lockState(everything, changed, translated);
    expect(stale).toEqual([
      { locale: 'de', key: 'pages.home.lead' },
      { locale: 'ja', key: 'pages.home.lead' },
    ]);
  });

  test('settling one language leaves the other listed', () => {
    const next = acceptedLock(
      everything,
      changed,
      translated,
      (key, locale) => key === 'pages.home.lead' && locale === 'ja',
    );
    expect(lockState(next, changed, translated).stale).toEqual([
      { locale: 'de', key: 'pages.home.lead' },
    ]);
  });

  test('settling nothing changes nothing', () => {
    expect(acceptedLock(everything, changed, translated, () => false)).toEqual(everything);
  });
});

test('a translation of which the lock knows nothing is named', () => {
  const lock: TranslationLock = { 'pages.home.title': everything['pages.home.title'] ?? '' };
  expect(lockState(lock, english, translated).unrecorded).toContainEqual({
    locale: 'de',
    key: 'articles/cash.body',
  });
});

test('what is gone is named, and forgotten with the next review', () => {
  const lock: TranslationLock = { ...everything, 'pages.gone': '00000000' };
  expect(lockState(lock, english, translated).orphans).toEqual([
    { locale: 'de', key: 'pages.gone' },
  ]);
  expect(acceptedLock(lock, english, translated, () => false)).toEqual(everything);
});

test('a translation that was taken away is named by its language', () => {
  const fewer = new Map([...translated, ['de', pages]]);
  expect(lockState(everything, english, fewer).orphans).toEqual([
    { locale: 'de', key: 'articles/cash.body' },
  ]);
});
