/** @jest-environment node */

import { objectReplacement } from '@/lib/messages/object-replacement';
import { countedNumbers, figureProblems, numbersInWords, spellsNumber } from './figures';

test.each<[string, string, string]>([
  ['zh', 'Form 1604-C and Form 2550Q', 'Form 1604-C与Form 2550Q'],
  ['zh', 'The Tourist Visa (9A)', '9(a)旅游签证'],
  ['zh', '13th month pay', '第十三个月工资'],
  ['de', '13th month pay', '13. Monatsgehalt'],
  ['ko', 'Philippine time (UTC+8)', '필리핀 시간(UTC+8)'],
  ['zh', 'above 250,000 a year', '每年超过25万'],
  ['es', 'above 250,000 a year', 'más de 250\u202f000 al año'],
  ['de', 'above 250,000 a year', 'mehr als 250.000 im Jahr'],
  ['de', 'up to 12.5', 'bis zu 12,5'],
  ['ja', 'up to 3 million', '300万まで'],
  ['de', 'from 3 million on', 'ab 3 Millionen'],
  ['de', '9:00 AM to 6:00 PM', '9:00–18:00 Uhr'],
  ['zh', '12:30 PM', '12:30'],
  ['ja', 'Two customers', '取引先が2社'],
  ['ja', 'Take one or combine several', '1つだけでも'],
  ['zh', 'The tax since July', '7月以来的税款'],
  ['ja', 'Wages are paid at least twice a month', '賃金は月2回以上支払います'],
  ['ja', 'A first close takes longer than later ones', '初回は2回目以降より時間がかかります'],
  ['ko', 'the three agencies, SSS, PhilHealth and Pag-IBIG', '3대 보험 세 곳'],
  ['ko', 'Return or onward ticket', '귀국 또는 제3국행 항공권'],
  ['de', 'one by one', 'nacheinander'],
  ['la', 'Two customers', 'Duo clientes'],
  ['de', 'Rent of PHP 30,000', 'Miete von 30.000 PHP'],
  ['es', `within ${objectReplacement}`, `en ${objectReplacement}`],
])('%s keeps every figure: %s → %s', (language, english, own) => {
  expect(figureProblems([english], [own], language)).toEqual([]);
});

test.each<[string, string, string, string]>([
  ['zh', 'BIR Form 2316', 'BIR表格', 'lacks “2316”'],
  ['ja', 'Form 1604-C', 'Form 1604', 'lacks “1604-C”'],
  ['zh', 'section 9(g)', '第9（g）条', 'lacks “9(g)”'],
  ['de', 'Philippine time (UTC+8)', 'philippinische Zeit', 'lacks “UTC+8”'],
  ['zh', 'above 250,000 a year', '每年超过250万', 'lacks “250,000”'],
  ['de', 'until 6:00 PM', 'bis 6:00 Uhr', 'lacks “6:00 PM”'],
  ['de', 'Two customers', 'Kunden', 'lacks “Two”'],
  ['ko', 'three dates', '세금 신고 날짜', 'lacks “three”'],
])('%s loses a figure: %s → %s', (language, english, own, problem) => {
  expect(figureProblems([english], [own], language)).toContain(problem);
});

test.each<[string, string, string, string]>([
  ['de', 'year-end pay', '13. Monatsgehalt', 'states “13”, which English does not'],
  ['zh', 'BIR Form 2316', 'BIR Form 2316、Form 2307', 'states “2307”, which English does not'],
  ['ja', 'work visa', '9(g)就労ビザ', 'states “9(g)”, which English does not'],
])('%s adds a figure: %s → %s', (language, english, own, problem) => {
  expect(figureProblems([english], [own], language)).toEqual([problem]);
});

test('the sentences of a list may change places', () => {
  const english = ['BIR Form 2316', 'Two sentences'];
  expect(figureProblems(english, ['两句话', 'BIR Form 2316'], 'zh')).toEqual([]);
});

test('a figure that should be a fact is reported once, and not as an added one', () => {
  expect(figureProblems(['soon', 'later'], ['in 24 Stunden', '12 %'], 'de')).toEqual([
    'states a figure; refer to a fact of content/facts/ as [[name]] instead',
  ]);
});

describe('countedNumbers', () => {
  test.each<[string, [string, number][]]>([
    [
      'Two or three steps',
      [
        ['Two', 2],
        ['three', 3],
      ],
    ],
    ['two-step sign-in', [['two', 2]]],
    ['between the two wall clocks', [['two', 2]]],
    ['the first six', [['six', 6]]],
    ['one of them', []],
    ['a question or two', []],
    ['Keep the two in separate accounts', []],
    ['The pay of each of the three is low', []],
    ['twenty-two', []],
    ['two thousand', []],
    ['weight and often', []],
  ])('%s', (text, expected) => {
    expect([...countedNumbers(text)]).toEqual(expected);
  });
});

test('words that another language may write as digits', () => {
  expect(numbersInWords('From July on, both pairs are due twice, the third half at noon')).toEqual(
    new Set([7, 2, 3]),
  );
  expect(numbersInWords('nothing here')).toEqual(new Set());
});

describe('spellsNumber', () => {
  test.each<[string, number, string]>([
    ['zh', 2, '两位客户'],
    ['zh', 2, '双方'],
    ['ja', 2, '両方'],
    ['ja', 3, '三つの書類'],
    ['ko', 2, '두 가지'],
    ['ko', 2, '이단계'],
    ['ko', 3, '세 건'],
    ['ko', 6, '여섯 개 언어'],
    ['es', 2, 'Ambas partes'],
    ['de', 2, 'zweistufig'],
    ['de', 2, 'in beiden Fällen'],
    ['de', 3, 'am dritten Tag'],
    ['es', 3, 'el tercer día'],
  ])('in %s the number %i is spelled out in “%s”', (language, number, text) => {
    expect(spellsNumber(language, number, text)).toBe(true);
  });

  test.each<[string, number, string]>([
    ['ko', 2, '모두 이 서류'],
    ['ko', 3, '세금 신고'],
    ['de', 3, 'dreißig'],
    ['de', 3, 'ein Drittel'],
    ['de', 4, 'vierteljährlich'],
    ['zh', 14, '十四'],
  ])('in %s the number %i is not spelled out in “%s”', (language, number, text) => {
    expect(spellsNumber(language, number, text)).toBe(false);
  });
});
