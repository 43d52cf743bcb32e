/** @jest-environment node */
import { translatableWords, withoutAddressesAndForms, withoutPhrases } from './names';

describe('translatableWords', () => {
  test.each([
    ['BIR与SEC', []],
    ['员工A', []],
    ['HIV/AIDS, R&D, 1601-EQ, UTC+8', []],
    ['Mayor’s Permit', ['Mayor’s', 'Permit']],
    ['Pag-IBIG', ['Pag-IBIG']],
    ['IDs', ['IDs']],
    ['LONGWORD', ['LONGWORD']],
    ['用Xero记账', ['Xero']],
    ['하나 2316', []],
  ])('%s', (text, expected) => {
    expect(translatableWords(text)).toEqual(expected);
  });
});

test.each([
  ['BIR Form 2316 and Form 1601-C', 'X and X'],
  ['Form 2550Q', 'X'],
  ['9(g)工作签证', 'X工作签证'],
  ['at https://a.example/b or hello@example.com', 'at X or X'],
  ['Form letters', 'Form letters'],
])(
  'URLs, e-mail addresses and names of forms are replaced: “%s” becomes “%s”',
  (text, expected) => {
    expect(withoutAddressesAndForms(text)).toBe(expected);
  },
);

test('phrases go as whole words, the longest first, upper and lower case as given', () => {
  expect(withoutPhrases('Xero Files in Xero, Xeros, xero', ['Xero', 'Xero Files'])).toBe(
    'X in X, Xeros, xero',
  );
  expect(withoutPhrases('用Xero记账', ['Xero'])).toBe('用X记账');
});
