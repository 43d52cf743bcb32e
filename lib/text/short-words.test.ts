/** @jest-environment node */
import { holdShortWords } from './short-words';

/** The text with its no-break spaces shown as `_`. */
function held(text: string, lang: string): string {
  return holdShortWords(text, lang).replaceAll('\u00a0', '_');
}

test.each([
  ['en', 'Nine services for a business', 'Nine services for_a_business'],
  ['es', 'Flujo de efectivo: una previsión', 'Flujo de_efectivo: una_previsión'],
  ['de', 'Was wir für den Anfang brauchen', 'Was wir für_den_Anfang brauchen'],
  ['ko', '다른 사람에게 넘길 수 있는 업무', '다른 사람에게 넘길_수_있는 업무'],
  ['ko', '사업체를 위한 두 번째 계좌', '사업체를_위한 두_번째 계좌'],
])('%s: a short word stays beside the word that it belongs to: %s', (lang, text, expected) => {
  expect(held(text, lang)).toBe(expected);
});

test('a group that is too wide for a narrow line loses its first words, a long word all', () => {
  expect(held('Firma auf den Philippinen', 'de')).toBe('Firma auf den_Philippinen');
  expect(held('Folgen der Umsatzsteuererklärung', 'de')).toBe('Folgen der Umsatzsteuererklärung');
});

test.each(['zh-Hans', 'ja'])('%s has no words between spaces: nothing is held', (lang) => {
  const text = 'the Xero in a day';
  expect(holdShortWords(text, lang)).toBe(text);
});
