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
  ['お問い合わせ後の流れ', 'お問い合わせ後の|流れ'],
  ['コンプライアンス管理：申告', 'コンプライアンス|管理：申告'],
  ['13か月目給与の資金', '13か月目給与の|資金'],
  ['フィリピン事業のための9つのサービス', 'フィリピン事業のための|9つの|サービス'],
  ['hablon（ハブロン）は布です', 'hablon|（ハブロン）\u2060は|布です'],
])('Japanese breaks between phrases: %s', (text, expected) => {
  expect(broken(text, 'ja')).toBe(expected);
});

test.each([
  ['菲律宾公司的记账和签证', '菲律宾|公司的|记账|和签证'],
  ['什么时候必须在BIR登记？', '什么时候|必须|在BIR|登记？'],
  ['Xero和QuickBooks账套整理', 'Xero|和QuickBooks|账套|整理'],
  ['第13个月工资怎样做预算？', '第13个月|工资|怎样|做|预算？'],
  ['24/7远程支持', '24/7远程|支持'],
  ['自动化的投资回报', '自动化的|投资回报'],
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
