/** @jest-environment node */
import { facts } from '@/content/facts';
import { site } from '@/content/site';
import { formatFact } from './format-fact';
import { fillPlaceholders, placeholdersIn } from './placeholders';

test('facts are written in the locale', () => {
  for (const locale of ['en', 'de'] as const) {
    expect(fillPlaceholders('a [[vatRate]] b [[replyTime]] c', locale, 'x')).toBe(
      `a ${formatFact(facts.vatRate.value, locale)} b ${formatFact(facts.replyTime.value, locale)} c`,
    );
  }
});

test('identity values are filled in, the city as the language writes it', () => {
  expect(fillPlaceholders('[[siteName]]|[[brand]]|[[email]]|[[city]]', 'en', 'x')).toBe(
    [site.name, site.brand, site.email, site.city].join('|'),
  );
  expect(fillPlaceholders('[[city]]', 'ja', 'x')).toBe('タギッグ市');
});

test('a fact at the beginning of a sentence begins with a capital letter', () => {
  expect(
    fillPlaceholders('[[serviceCount]] of [[serviceCount]]. [[serviceCount]]', 'en', 'x'),
  ).toBe('Nine of nine. Nine');
});

test('a duration is written in a further form that its language has', () => {
  expect(fillPlaceholders('nach [[taxRegistrationDeadline:dative]]', 'de', 'x')).toBe(
    'nach 30 Tagen',
  );
  expect(fillPlaceholders('[[workVisaTime:dative]]', 'de', 'x')).toBe('4–8 Wochen');
  expect(facts.marriageProbation.value).toMatchObject({ unit: 'year', value: 1 });
  expect(fillPlaceholders('nach [[marriageProbation:dative]]', 'de', 'x')).toBe('nach einem Jahr');
  expect(placeholdersIn('[[workVisaTime:dative]]')).toEqual(['workVisaTime']);
});

test.each([
  ['en', '[[replyTime:dative]]', 'values.durationForms.dative has no form for hour'],
  ['de', '[[vatRate:dative]]', 'values.durationForms.dative has no form for percent'],
  ['de', '[[replyTime:]]', 'values.durationForms. has no form for hour'],
  ['de', '[[brand:dative]]', 'brand has no forms: [[brand:dative]]'],
  ['de', '[[replyTime:dative:more]]', '[[replyTime:dative:more]] has more than one form'],
] as const)(
  'a form that a language or a value does not have is an error: %s %s',
  (locale, text, problem) => {
    expect(() => fillPlaceholders(text, locale, 'messages: key')).toThrow(
      `messages: key: ${problem}`,
    );
  },
);

test('a value is quoted for the syntax of the text', () => {
  expect(fillPlaceholders('[[brand]]!', 'en', 'x', (value) => `<${value}>`)).toBe(
    `<${site.brand}>!`,
  );
});

test('a text without placeholders stays as it is', () => {
  const text = 'a {name} <b>b</b> [c](d) [e] $& $1';
  expect(fillPlaceholders(text, 'en', 'x')).toBe(text);
});

test.each(['noSuchFact', '', ' vatRate', 'toString', '__proto__', 'constructor'])(
  'the unknown name "%s" is an error that names it and its source',
  (name) => {
    const fill = () => fillPlaceholders(`a [[${name}]]`, 'en', 'messages/en/common.json: a.b');
    expect(fill).toThrow('messages/en/common.json: a.b');
    expect(fill).toThrow(`[[${name}]]`);
  },
);
