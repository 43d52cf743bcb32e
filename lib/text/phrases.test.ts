/** @jest-environment node */
import { breakPlace, markPhrases } from './phrases';

/** The places at which a heading may break, as bars. */
function broken(text: string, lang: string): string {
  return markPhrases(text, lang).replaceAll(breakPlace, '|');
}

test.each([
  ['9(g)就労ビザの取得に必要な書類', '9(g)就労ビザの|取得に|必要な|書類'],
  ['選ばれる理由', '選ばれる|理由'],
  ['リモート業務支援', 'リモート業務支援'],
])('Japanese breaks between phrases: %s', (text, expected) => {
  expect(broken(text, 'ja')).toBe(expected);
});

test.each([
  ['需要准备哪些资料', '需要|准备|哪些|资料'],
  ['菲律宾公司的记账和签证', '菲律宾|公司的|记账|和签证'],
])('Chinese keeps words whole, and what leans on them beside them: %s', (text, expected) => {
  expect(broken(text, 'zh-Hans')).toBe(expected);
});

test.each(['ko', 'de', 'es', 'en'])('%s has spaces: nothing is marked', (lang) => {
  const text = '필리핀 회계 und Buchführung';
  expect(markPhrases(text, lang)).toBe(text);
});

test('the text itself stays as it is', () => {
  const text = '从收据、合同和疑问到账簿、工资单和报税表';
  expect(markPhrases(text, 'zh-Hans').replaceAll(breakPlace, '')).toBe(text);
});
