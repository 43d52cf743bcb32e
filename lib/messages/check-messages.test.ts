/** @jest-environment node */
import { checkEnglish } from './check-messages';

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

  test.each(["We'll reply", "the employees' pay", "it''s"])('a straight apostrophe: %s', (text) => {
    expect(checkEnglish({ a: text })).toEqual(["a: has the apostrophe '; write ’"]);
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
