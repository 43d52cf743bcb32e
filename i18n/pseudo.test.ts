/** @jest-environment node */
import { parse } from '@formatjs/icu-messageformat-parser';
import { compareWithEnglish } from '@/lib/messages/check-messages';
import { textsOf } from '@/test/texts';
import { loadMessages } from './load-messages';
import { isPseudoLocale, pseudoMessage, pseudoText } from './pseudo';

const sentence = 'We register your business, file your taxes and run your payroll.';
const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

test('only two locales have pseudo-texts; the others keep theirs', () => {
  expect(isPseudoLocale('de') && isPseudoLocale('zh')).toBe(true);
  expect(isPseudoLocale('en') || isPseudoLocale('ja')).toBe(false);
  expect(pseudoText(sentence, 'en')).toBe(sentence);
});

test('German is a third longer, word by word, and has letters that Latin fonts must hold', () => {
  const long = pseudoText(sentence, 'de');
  expect(letters(long) / letters(sentence)).toBeCloseTo(4 / 3, 1);
  expect(long.split(' ')).toHaveLength(sentence.split(' ').length);
  expect(long).toMatch(/[áéïöü]/);
});

test('Chinese is dense: ideographs, three fifths as many, nothing between them', () => {
  const dense = pseudoText(sentence, 'zh');
  expect(dense).toMatch(/^\p{Script=Han}+，\p{Script=Han}+。$/u);
  expect(dense.length / sentence.length).toBeCloseTo(0.6, 1);
});

test.each(['de', 'zh'] as const)('%s keeps arguments, tags, branches and quotes', (locale) => {
  const message =
    "In <b>{year}</b>: {count, plural, =0 {no page} one {# page of {name}} other {# pages}} and {kind, select, a {{n, plural, other {all}} of it} other {it}} '{literally}'";
  const changed = pseudoMessage(message, locale);
  expect(compareWithEnglish({ key: message }, { key: changed })).toEqual([]);
  // What is quoted is text like any other.
  expect(changed).toMatch(/'\{\p{L}+\}'$/u);
  expect(changed).not.toMatch(/\b(?:pages?|all|it)\b/);
});

test.each(['de', 'zh'] as const)('%s keeps addresses, link targets and entities', (locale) => {
  const changed = pseudoText(
    'Write to a.b@firm.example or [see](/about#team "x") https://firm.example/x&nbsp;now',
    locale,
  );
  expect(changed).toContain('a.b@firm.example');
  expect(changed).toContain('](/about#team "x")');
  expect(changed).toContain('https://firm.example/x&nbsp;now');
});

test('Markdown keeps its marks', () => {
  expect(pseudoText('## One\n\n1. Two **three** four.\n', 'zh')).toMatch(
    /^## \p{Script=Han}+\n\n1\. \p{Script=Han}+ \*\*\p{Script=Han}+\*\* \p{Script=Han}+。\n$/u,
  );
});

test.each(['de', 'zh'] as const)('every message of the site stays valid in %s', (locale) => {
  for (const { text } of textsOf(loadMessages('en'))) {
    expect(() => parse(pseudoMessage(text, locale))).not.toThrow();
  }
});
