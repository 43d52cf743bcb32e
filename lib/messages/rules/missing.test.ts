/** @jest-environment node */

import { checkTranslation } from '@/lib/messages/check-translation';
import { compareWithEnglish } from './missing';

describe('compareWithEnglish', () => {
  const english = { a: 'Hello {name}', b: ['One [[vatRate]]', 'Two'], c: 'See <mail>us</mail>' };
  const own = { a: '{name}, hallo', b: ['Eins [[vatRate]]', 'Zwei'], c: '<mail>Wir</mail>' };

  test('the sentences of a list may change places', () => {
    expect(compareWithEnglish(english, { ...own, b: [...own.b].reverse() })).toEqual([]);
  });

  test('a list that is longer than in English', () => {
    expect(compareWithEnglish(english, { ...own, b: [...own.b, 'Drei'] })).toEqual([
      'b: has 3 texts, English 2',
    ]);
  });

  test.each([
    ['an argument of another name', { ...own, a: 'Hallo {vorname}' }, 'a'],
    ['a lost argument', { ...own, a: 'Hallo' }, 'a'],
    ['a lost fact', { ...own, b: ['Eins', 'Zwei'] }, 'b'],
    ['another fact', { ...own, b: ['Eins [[citRate]]', 'Zwei'] }, 'b'],
    ['a fact that English does not have', { ...own, b: [own.b[0], '[[vatRate]]'] }, 'b'],
    ['a lost tag', { ...own, c: 'Wir' }, 'c'],
  ])('other variables: %s', (_, translation, key) => {
    const given: Parameters<typeof compareWithEnglish>[1] = JSON.parse(JSON.stringify(translation));
    expect(compareWithEnglish(english, given)).toEqual([
      expect.stringMatching(new RegExp(`^${key.replace('.', '\\.')}: has the variables`)),
    ]);
  });

  test('plural categories may differ between languages', () => {
    const source = { a: '{n, plural, one {# day} other {# days}}' };
    expect(compareWithEnglish(source, { a: '{n, plural, other {#日}}' })).toEqual([]);
    expect(compareWithEnglish(source, { a: '{m, plural, other {#日}}' })).toHaveLength(1);
  });

  test('an argument inside a plural branch counts', () => {
    const source = { a: '{n, plural, other {# days, {name}}}' };
    expect(compareWithEnglish(source, { a: '{n, plural, other {# Tage}}' })).toHaveLength(1);
  });
});

test('a language may have forms of durations of its own, and use them', () => {
  const english = { values: { durationForms: {} }, text: 'within [[replyTime]]' };
  const german = {
    values: { durationForms: { dative: { hour: '{count, plural, other {# Stunden}}' } } },
    text: 'in [[replyTime:dative]]',
  };
  expect(compareWithEnglish(english, german)).toEqual([]);
});

test('forms of durations are found below a namespace too', () => {
  const day = '{count, plural, other {# Tagen}}';
  const german = { common: { values: { durationForms: { dative: { day } } } } };
  expect(compareWithEnglish({ common: { values: { durationForms: {} } } }, german)).toEqual([]);
});

const english = { hero: { title: 'Now', lead: 'We begin.' }, points: ['One', 'Two'], more: 'More' };

function check(own: Parameters<typeof checkTranslation>[1]): string[] {
  const exceptions = { identical: [], words: [], keys: {} };
  return checkTranslation(english, own, { language: 'de', terms: [], exceptions });
}

test('what stands in another order is named, in each group', () => {
  const hero = { lead: 'Wir beginnen.', title: 'Jetzt' };
  expect(check({ more: 'Mehr', hero, points: ['Eins', 'Zwei'] })).toEqual([
    'hero: must stand before more, as in English',
    'hero.title: must stand before lead, as in English',
  ]);
});
