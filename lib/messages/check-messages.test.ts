/** @jest-environment node */
import { checkEnglish, compareWithEnglish } from './check-messages';

describe('checkEnglish', () => {
  test('sound messages have no problems', () => {
    expect(
      checkEnglish({
        a: { b: 'Text {name} <b>bold</b>', c: ['One', 'Two'] },
        plural: '{n, plural, one {# day} other {# days}}',
        figures: '24/7, 30-Minute Session, 13th month pay, Form 2316, [[vatRate]]',
      }),
    ).toEqual([]);
  });

  test.each(['', '  ', '\n'])('an empty message (%j)', (text) => {
    expect(checkEnglish({ a: { b: text } })).toEqual([expect.stringMatching(/^a\.b: is empty/)]);
  });

  test.each(['{name', '{n, plural, one {a}}', '<b>open', 'a </b>'])('malformed: %s', (text) => {
    expect(checkEnglish({ a: ['fine', text] })).toEqual([
      expect.stringMatching(/^a\.1: not a valid ICU message/),
    ]);
  });

  test.each(['a 12% rate', '12 % more', 'PHP 3 million', 'USD 75,000', '₱500', '$ 20'])(
    'a typed figure: %s',
    (text) => {
      expect(checkEnglish({ a: text })).toEqual([expect.stringMatching(/^a: states a figure/)]);
    },
  );
});

describe('compareWithEnglish', () => {
  const english = { a: 'Hello {name}', b: ['One [[vatRate]]', 'Two'], c: 'See <mail>us</mail>' };
  const own = { a: '{name}, hallo', b: ['Eins [[vatRate]]', 'Zwei'], c: '<mail>Wir</mail>' };

  test('a faithful translation has no problems', () => {
    expect(compareWithEnglish(english, own, false)).toEqual([]);
  });

  test('a key that English does not have', () => {
    expect(compareWithEnglish(english, { ...own, d: 'x' }, false)).toEqual([
      'd: English has no such message',
    ]);
  });

  test('a list that is longer than in English', () => {
    expect(compareWithEnglish(english, { ...own, b: [...own.b, 'Drei'] }, false)).toEqual([
      'b.2: English has no such message',
    ]);
  });

  test('missing keys, unless English may stand in for them', () => {
    expect(compareWithEnglish(english, { a: own.a }, false)).toEqual([
      'b.0: is missing',
      'b.1: is missing',
      'c: is missing',
    ]);
    expect(compareWithEnglish(english, { a: own.a }, true)).toEqual([]);
  });

  test.each([
    ['an argument of another name', { ...own, a: 'Hallo {vorname}' }, 'a'],
    ['a lost argument', { ...own, a: 'Hallo' }, 'a'],
    ['a lost fact', { ...own, b: ['Eins', 'Zwei'] }, 'b.0'],
    ['another fact', { ...own, b: ['Eins [[citRate]]', 'Zwei'] }, 'b.0'],
    ['a fact that English does not have', { ...own, b: [own.b[0], '[[vatRate]]'] }, 'b.1'],
    ['a lost tag', { ...own, c: 'Wir' }, 'c'],
  ])('other variables: %s', (_, translation, key) => {
    const given: Parameters<typeof compareWithEnglish>[1] = JSON.parse(JSON.stringify(translation));
    expect(compareWithEnglish(english, given, true)).toEqual([
      expect.stringMatching(new RegExp(`^${key.replace('.', '\\.')}: has the variables`)),
    ]);
  });

  test('an empty and a malformed message, also where keys may be missing', () => {
    expect(compareWithEnglish(english, { a: '', c: '<mail>' }, true)).toEqual([
      expect.stringMatching(/^a: is empty/),
      expect.stringMatching(/^c: not a valid ICU message/),
    ]);
  });

  test('plural categories may differ between languages', () => {
    const source = { a: '{n, plural, one {# day} other {# days}}' };
    expect(compareWithEnglish(source, { a: '{n, plural, other {#日}}' }, false)).toEqual([]);
    expect(compareWithEnglish(source, { a: '{m, plural, other {#日}}' }, false)).toHaveLength(1);
  });

  test('an argument inside a plural branch counts', () => {
    const source = { a: '{n, plural, other {# days, {name}}}' };
    expect(compareWithEnglish(source, { a: '{n, plural, other {# Tage}}' }, false)).toHaveLength(1);
  });
});
