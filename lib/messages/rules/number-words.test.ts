/** @jest-environment node */
import { countedNumbers, numbersInWords, spellsNumber } from './number-words';

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
    ['zh', 13, '第十三个月'],
    ['ja', 2, '両方'],
    ['ja', 3, '三つの書類'],
    ['ko', 2, '두 가지'],
    ['ko', 2, '한두 건'],
    ['ko', 2, '둘 다'],
    ['ko', 2, '이단계'],
    ['ko', 3, '세 건'],
    ['ko', 3, '서류 셋'],
    ['ko', 6, '여섯 개 언어'],
    ['es', 2, 'Ambas partes'],
    ['es', 13, 'el decimotercer salario'],
    ['de', 2, 'zweistufig'],
    ['de', 2, 'in beiden Fällen'],
    ['de', 4, 'vier Fragen'],
  ])('%s %i: %s', (language, number, text) => {
    expect(spellsNumber(language, number, text)).toBe(true);
  });

  test.each<[string, number, string]>([
    ['ko', 2, '모두 이 서류'],
    ['ko', 3, '세금 신고'],
    ['ko', 4, '네트워크'],
    ['es', 2, 'todos los dosieres'],
    ['de', 3, 'dreißig'],
    ['de', 4, 'vierteljährlich'],
    ['de', 8, 'Nacht'],
    ['zh', 14, '十四'],
  ])('not %s %i: %s', (language, number, text) => {
    expect(spellsNumber(language, number, text)).toBe(false);
  });
});
