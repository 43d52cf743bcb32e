/** @jest-environment node */
import { syntaxProblems, typedFigureProblems } from './leaf-problems';

test.each(['Hello {name}', '<b>bold</b>', '{n, plural, other {#}}'])('in order: %s', (text) => {
  expect(syntaxProblems(text)).toEqual([]);
});

test.each([
  ['', 'is empty'],
  [' ', 'is empty'],
  ['{open', 'not a valid ICU message: '],
  ['a </b>', 'not a valid ICU message: '],
  ['Unternehmens\u00adgründung\u2060', 'U+00AD, U+2060'],
])('malformed: “%s”', (text, problem) => {
  expect(syntaxProblems(text)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['12%', true],
  ['24 Stunden', true],
  ['3,000페소 PHP 3,000', true],
  ['13th month pay', false],
  ['[[vatRate]]', false],
])('typed figures: %s', (text, isTyped) => {
  expect(typedFigureProblems(text)).toHaveLength(isTyped ? 1 : 0);
});
