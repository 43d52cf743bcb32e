/** @jest-environment node */

import { objectReplacement } from '@/lib/messages/object-replacement';
import { foreignWords, isUntranslated } from './foreign-words';

const allowed = ['Xero', 'QuickBooks', 'Metro Manila'];

test.each<[string, string, string[]]>([
  ['zh', '申请Quota Visa', ['Quota', 'Visa']],
  ['zh', '用quickbooks记账', ['quickbooks']],
  ['zh', '（Mayor’s Permit）市长许可证', ['Mayor’s', 'Permit']],
  ['ja', 'Noticeを受け取った日', ['Notice']],
  ['de', 'Die Buchhaltung and die Steuern', ['and']],
  ['de', 'Bücher of Kunden (SEC)', ['of']],
  ['es', 'Departamento de Trabajo and Empleo', ['and']],
  ['la', 'Is tenet the books of your firm', ['Is', 'the', 'of', 'your']],
  ['th', 'ยื่น Notice', ['Notice']],
  ['es', 'los libros with las facturas, and the rest', ['with', 'and', 'the']],
])('%s: “%s” has the English words %j', (language, text, expected) => {
  expect(foreignWords(text, language, allowed)).toEqual(expected);
});

test.each<[string, string]>([
  ['zh', '用Xero和QuickBooks记账'],
  ['zh', '在BIR办理BIR Form 2307，员工A'],
  ['zh', '市长许可证（Mayor’s Permit，即地方营业许可）'],
  ['zh', '《纳税便利法》（Ease of Paying Taxes Act）'],
  ['zh', `写信至${objectReplacement}或hello@example.com`],
  ['ja', '9(g)就労ビザ、HIV/AIDS検査'],
  ['ja', '公式領収書（Official Receipt、OR）'],
  ['ko', '사업허가증(Mayor’s Permit)을'],
  ['es', 'la Oficina de Impuestos Internos (Bureau of Internal Revenue, BIR)'],
  ['es', 'Si has recibido la carta'],
  ['es', 'el banco (Bank of the Philippine Islands)'],
  ['la', 'at is tenet, ad finem'],
  ['th', 'กรมสรรพากร (Bureau of Internal Revenue)'],
  ['de', 'Not-for-Profit in der Not; IT und On-Demand'],
])('%s: “%s” has no English words but names and terms', (language, text) => {
  expect(foreignWords(text, language, allowed)).toEqual([]);
});

test('an English phrase that is allowed has no English words', () => {
  const text = 'el personal no directivo (rank and file)';
  expect(foreignWords(text, 'es', [])).toEqual(['and']);
  expect(foreignWords(text, 'es', ['rank and file'])).toEqual([]);
});

const words = ['PhilHealth', 'Xero'];

test.each([
  ['Read more', 'Read more'],
  ['Read more', ' Read more '],
  ['© {year} [[siteName]]. All rights reserved.', '© {year} [[siteName]]. All rights reserved.'],
  ['Xero file', 'Xero file'],
])('“%s” is untranslated where the translation is “%s”', (english, own) => {
  expect(isUntranslated([english], own, words)).toBe(true);
});

test('an English text of a list is found wherever it stands', () => {
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
])('“%s” is translated where the translation is “%s”', (english, own) => {
  expect(isUntranslated([english], own, words)).toBe(false);
});
