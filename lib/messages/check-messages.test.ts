/** @jest-environment node */
import { checkEnglish, compareWithEnglish } from './check-messages';

describe('checkEnglish', () => {
  test('sound messages have no problems', () => {
    expect(
      checkEnglish({
        a: { b: 'Text {name} <b>bold</b>', c: ['One', 'Two'] },
        plural: '{n, plural, one {# day} other {# days}}',
        figures: '[[remoteSupport]], 13th month pay, Form 2316, [[vatRate]], 9:00 AM to 6:00 PM',
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

  test.each([
    ...['a 12% rate', '12 % more', 'PHP 3 million', 'USD 75,000', '₱500', '$ 20'],
    ...[
      'within 24 hours',
      '30-Minute Session',
      '24/7 support',
      '3-5 working days',
      '24 Stunden',
      '24小时',
    ],
  ])('a typed figure: %s', (text) => {
    expect(checkEnglish({ a: text })).toEqual([expect.stringMatching(/^a: states a figure/)]);
  });

  describe('explanations that the page adds by itself', () => {
    const fund = 'Housing Fund (Fund)';
    const terms = [
      { id: 'bir', term: 'Bureau of Revenue', first: 'Bureau of Revenue (BIR)' },
      { id: 'bir', term: 'BIR', first: 'Bureau of Revenue (BIR)' },
      { id: 'fund', term: fund, first: fund },
      { id: 'fund', term: 'Fund', first: 'Fund (for housing)' },
      { id: 'vat', term: 'VAT', first: 'value-added tax (VAT)' },
    ];

    test('one that is written by hand is a problem, told once', () => {
      const english = { a: 'Fine: the BIR', b: ['The Bureau of Revenue (BIR) asks'] };
      expect(checkEnglish(english, terms)).toEqual([
        'b.0: “Bureau of Revenue (BIR)” is explained at its first use by content/glossary.json; write the short form',
      ]);
    });

    test.each(['Value-added tax (VAT) is due', 'the value-added tax (VAT) is due'])(
      'at the start of a sentence and within: %s',
      (text) => {
        expect(checkEnglish({ a: text }, terms)).toEqual([
          expect.stringMatching(/^a: “value-added tax \(VAT\)” is explained/),
        ]);
      },
    );

    test.each<[string, Parameters<typeof checkEnglish>[0]]>([
      ['in the head of a page', { meta: { title: 'Bureau of Revenue (BIR)' } }],
      ['in the head of one of the pages', { tax: { meta: { title: 'Bureau of Revenue (BIR)' } } }],
      ['a name that holds its own', { a: fund }],
      ['another one', { a: 'Bureau of Revenue (an agency)' }],
    ])('none: %s', (_, english) => {
      expect(checkEnglish(english, terms)).toEqual([]);
    });

    test('a page named like the head of a page is none', () => {
      expect(checkEnglish({ metadata: { a: 'Bureau of Revenue (BIR)' } }, terms)).toHaveLength(1);
    });

    test('where pages explain nothing, it may be written', () => {
      expect(checkEnglish({ a: 'Bureau of Revenue (BIR)' })).toEqual([]);
    });
  });
});

describe('compareWithEnglish', () => {
  const english = { a: 'Hello {name}', b: ['One [[vatRate]]', 'Two'], c: 'See <mail>us</mail>' };
  const own = { a: '{name}, hallo', b: ['Eins [[vatRate]]', 'Zwei'], c: '<mail>Wir</mail>' };

  test('a faithful translation has no problems', () => {
    expect(compareWithEnglish(english, own)).toEqual([]);
  });

  test('a key that English does not have', () => {
    expect(compareWithEnglish(english, { ...own, d: 'x' })).toEqual([
      'd: English has no such message',
    ]);
  });

  test('the sentences of a list may change places', () => {
    expect(compareWithEnglish(english, { ...own, b: [...own.b].reverse() })).toEqual([]);
  });

  test('a list that is longer than in English', () => {
    expect(compareWithEnglish(english, { ...own, b: [...own.b, 'Drei'] })).toEqual([
      'b: has 3 sentences, English 2',
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

  test('an empty and a malformed message; missing keys are no problem', () => {
    expect(compareWithEnglish(english, { a: '', c: '<mail>' })).toEqual([
      expect.stringMatching(/^a: is empty/),
      expect.stringMatching(/^c: not a valid ICU message/),
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
