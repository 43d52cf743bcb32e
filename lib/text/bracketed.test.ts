/** @jest-environment node */

import { bracketed } from './bracketed';

test.each([
  ['en', 'Links (3)'],
  ['de', 'Links (3)'],
  ['ko', 'Links(3)'],
  ['ja', 'Links（3）'],
  ['zh-Hans', 'Links（3）'],
])('an addition follows a word, %s: %s', (lang, text) => {
  expect(`Links${bracketed('3', lang)}`).toBe(text);
});
