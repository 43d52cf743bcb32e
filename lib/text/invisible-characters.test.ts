/** @jest-environment node */
import { invisibleCharacters } from './invisible-characters';

test('soft hyphens, joiners and spaces without a width are named, each once', () => {
  expect(invisibleCharacters('Zusammen\u00adarbeit, 従\u2060業\u2060員\u200b')).toEqual([
    'U+00AD',
    'U+2060',
    'U+200B',
  ]);
});

test('no-break spaces and signs of every script are seen', () => {
  expect(invisibleCharacters('3\u00a0days, 〜週間 한국어 — …')).toEqual([]);
});
