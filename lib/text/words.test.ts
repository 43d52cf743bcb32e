/** @jest-environment node */

import { countWordsBySpaces } from './words';

test.each([
  ['', 0],
  ['One word – no two.', 4],
  ['  PHP 3,000 & more\n\n| cell |', 4],
])('%j has %d words', (text, count) => {
  expect(countWordsBySpaces(text)).toBe(count);
});
