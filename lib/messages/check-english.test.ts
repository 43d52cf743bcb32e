/** @jest-environment node */
import { checkEnglish } from './check-english';

test('sound messages have no problems', () => {
  expect(
    checkEnglish({
      a: { b: 'Text {name} <b>bold</b>', c: ['One', 'Two'] },
      plural: '{n, plural, one {# day} other {# days}}',
      figures: '[[remoteSupport]], 13th month pay, Form 2316, [[vatRate]], 9:00 AM to 6:00 PM',
    }),
  ).toEqual([]);
});

test.each<[string, RegExp]>([
  ['', /^a\.1: is empty$/],
  [' \n', /^a\.1: is empty$/],
  ['{name', /^a\.1: not a valid ICU message: /],
  ['{n, plural, one {a}}', /^a\.1: not a valid ICU message: /],
  ['a </b>', /^a\.1: not a valid ICU message: /],
  ['Unternehmens\u00adgründung\u2060', /^a\.1: has invisible characters: U\+00AD, U\+2060$/],
  ['a 12% rate', /^a\.1: states a figure/],
  ['PHP 3 million', /^a\.1: states a figure/],
  ['within 24 hours', /^a\.1: states a figure/],
  ['the "net" pay', /^a\.1: has the straight mark "; quotations stand in /],
  ["the employees' pay", /^a\.1: has the apostrophe '; write ’$/],
])('a problem of “%s” is reported with its key', (text, problem) => {
  expect(checkEnglish({ a: ['fine', text] })).toEqual([expect.stringMatching(problem)]);
});

describe('explanations that the page adds by itself', () => {
  const fund = 'Housing Fund (Fund)';
  const terms = [
    { id: 'bir', term: 'Bureau of Revenue', explanation: 'Bureau of Revenue (BIR)' },
    { id: 'bir', term: 'BIR', explanation: 'Bureau of Revenue (BIR)' },
    { id: 'fund', term: fund, explanation: fund },
    { id: 'fund', term: 'Fund', explanation: 'Fund (for housing)' },
    { id: 'vat', term: 'VAT', explanation: 'value-added tax (VAT)' },
  ];

  test.each([
    ['Bureau of Revenue (BIR)', 'The Bureau of Revenue (BIR) asks'],
    ['value-added tax (VAT)', 'Value-added tax (VAT) is due'],
    ['value-added tax (VAT)', 'the value-added tax (VAT) is due'],
  ])('“%s” is not written by hand: %s', (explanation, text) => {
    const problem = `“${explanation}” is explained at its first use by content/glossary.json; write the short form`;
    expect(checkEnglish({ a: 'Fine: the BIR', b: [text] }, terms)).toEqual([`b.0: ${problem}`]);
    // Where pages explain nothing, it may be.
    expect(checkEnglish({ a: text })).toEqual([]);
  });

  test.each<[string, Parameters<typeof checkEnglish>[0], number]>([
    ['in the head of a page', { tax: { meta: { title: 'Bureau of Revenue (BIR)' } } }, 0],
    ['below a name like that of the head', { metadata: { a: 'Bureau of Revenue (BIR)' } }, 1],
    ['a term that contains its explanation', { a: fund }, 0],
    ['another explanation of the term', { a: 'Bureau of Revenue (an agency)' }, 0],
  ])('%s', (_, english, count) => {
    expect(checkEnglish(english, terms)).toHaveLength(count);
  });
});
