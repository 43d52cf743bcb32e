/** @jest-environment node */
import { updatedLock } from './translation-lock';

const english = new Map([
  ['pages.home.lead', 'We keep your books.'],
  ['pages.home.title', 'Books and payroll'],
]);
const german = new Map([
  ['pages.home.lead', 'Wir führen Ihre Bücher.'],
  ['pages.home.title', 'Buchhaltung und Lohn'],
]);
const japanese = new Map([['pages.home.lead', '帳簿を作成します。']]);
const translations = new Map([
  ['de', german],
  ['ja', japanese],
]);

const { lock, outdated } = updatedLock({}, english, translations);
const newLead = new Map(english).set('pages.home.lead', 'We keep your books and records.');
const newGerman = new Map(german).set('pages.home.lead', 'Wir führen Bücher und Belege.');

test('new texts are recorded, each translation with its English', () => {
  expect(outdated).toEqual([]);
  expect(lock).toEqual({
    'pages.home.lead': expect.stringMatching(/^de:[\da-f]{6}:[\da-f]{6} ja:[\da-f]{6}:[\da-f]{6}$/),
    'pages.home.title': expect.stringMatching(/^de:[\da-f]{6}:[\da-f]{6}$/),
  });
  expect(updatedLock(lock, english, translations)).toEqual({ lock, outdated: [] });
});

test('an English text that changes alone leaves its translations outdated, until they are accepted', () => {
  const changed = updatedLock(lock, newLead, translations);
  expect(changed).toEqual({ lock, outdated: [{ key: 'pages.home.lead', locales: ['de', 'ja'] }] });
  const accepted = updatedLock(lock, newLead, translations, (_, locale) => locale === 'ja');
  expect(accepted.outdated).toEqual([{ key: 'pages.home.lead', locales: ['de'] }]);
  expect(updatedLock(accepted.lock, newLead, translations).outdated).toEqual(accepted.outdated);
});

test('a translation that changes with its English, or after it, needs nothing else', () => {
  const own = new Map([...translations, ['de', newGerman]]);
  const { lock: next, outdated: left } = updatedLock(lock, newLead, own);
  expect(left).toEqual([{ key: 'pages.home.lead', locales: ['ja'] }]);
  expect(updatedLock(next, newLead, own).outdated).toEqual(left);
});

test('a translation that was mended is outdated when its English changes later', () => {
  const own = new Map([...translations, ['de', newGerman]]);
  const { lock: mended, outdated: none } = updatedLock(lock, english, own);
  expect(none).toEqual([]);
  expect(updatedLock(mended, newLead, own).outdated[0]?.locales).toEqual(['de', 'ja']);
});

test('what is gone is forgotten, a language and a text', () => {
  const { lock: next } = updatedLock(
    lock,
    new Map([...english].slice(0, 1)),
    new Map([['de', german]]),
  );
  expect(next).toEqual({ 'pages.home.lead': expect.stringMatching(/^de:\w+:\w+$/) });
});
