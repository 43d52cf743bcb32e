/** @jest-environment node */
import { isUntranslated } from './untranslated';

const words = ['PhilHealth', 'Xero'];

test.each([
  ['Read more', 'Read more'],
  ['Read more', ' Read more '],
  ['© {year} [[siteName]]. All rights reserved.', '© {year} [[siteName]]. All rights reserved.'],
  ['Xero file', 'Xero file'],
])('the English text: %s', (english, own) => {
  expect(isUntranslated([english], own, words)).toBe(true);
});

test('one of a list is found wherever it stands', () => {
  expect(isUntranslated(['One line', 'Another line'], 'Another line', [])).toBe(true);
});

test.each([
  ['{street}, {city}', '{street}, {city}'],
  ['[[remoteSupport]]', '[[remoteSupport]]'],
  ['404', '404'],
  ['SSS', 'SSS'],
  ['BIR Form 2316', 'BIR Form 2316'],
  ['PhilHealth', 'PhilHealth'],
  ['Read more', 'Weiterlesen'],
  ['Name', 'Name des Unternehmens'],
])('none: %s → %s', (english, own) => {
  expect(isUntranslated([english], own, words)).toBe(false);
});
