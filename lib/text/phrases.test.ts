/** @jest-environment node */
import { phrasesOf } from './phrases';

/** The places at which a heading may break, as bars. */
function withBreaks(text: string, lang: string, terms: string[] = []): string {
  return phrasesOf(text, lang, terms).join('|');
}

test.each([
  ['9(g)就労ビザの取得に必要な書類', '9(g)就労ビザの|取得に|必要な|書類'],
  ['選ばれる理由', '選ばれる|理由'],
  ['リモート業務支援', 'リモート業務支援'],
  ['お問い合わせ後の流れ', 'お問い合わせ後の|流れ'],
  ['コンプライアンス管理：申告', 'コンプライアンス|管理：申告'],
  ['13か月目給与の資金', '13か月目給与の|資金'],
  ['フィリピン事業のための9つのサービス', 'フィリピン事業のための|9つの|サービス'],
  ['hablon（ハブロン）は布です', 'hablon|（ハブロン）は|布です'],
  ['用語・手続きから調べる', '用語・手続きから|調べる'],
  ['登記簿謄本・定款・議事録の認証', '登記簿謄本|・定款|・議事録の|認証'],
  ['SSS・PhilHealth・Pag-IBIG', 'SSS|・PhilHealth|・Pag-IBIG'],
])('Japanese breaks between phrases: %s', (text, expected) => {
  expect(withBreaks(text, 'ja')).toBe(expected);
});

test.each([
  ['菲律宾公司的记账和签证', '菲律宾|公司的|记账|和签证'],
  ['什么时候必须在BIR登记？', '什么时候|必须|在BIR|登记？'],
  ['Xero和QuickBooks账套整理', 'Xero|和QuickBooks|账套|整理'],
  ['第13个月工资怎样做预算？', '第13个月|工资|怎样做|预算？'],
  ['24/7远程支持', '24/7远程|支持'],
  ['自动化的投资回报', '自动化的|投资回报'],
])(
  'Chinese breaks between words, not before a particle nor after a preposition: %s',
  (text, expected) => {
    expect(withBreaks(text, 'zh-Hans')).toBe(expected);
  },
);

test('a term of the site is not divided', () => {
  expect(withBreaks('条约贸易商签证的条件', 'zh-Hans', ['条约贸易商签证'])).toBe(
    '条约贸易商签证的|条件',
  );
  expect(withBreaks('リモート運営の流れ', 'ja', ['リモート運営'])).toBe('リモート運営の|流れ');
});

test('no phrase is a single character', () => {
  for (const text of ['与第一步', '做预算', '第一步与第二步', '税和证', '布です']) {
    const lang = text === '布です' ? 'ja' : 'zh-Hans';
    for (const phrase of phrasesOf(text, lang)) expect([...phrase].length).toBeGreaterThan(1);
  }
});

test.each(['ko', 'de', 'es', 'en'])('%s has spaces: it is one phrase', (lang) => {
  const text = '필리핀 회계 und Buchführung';
  expect(phrasesOf(text, lang)).toEqual([text]);
});

test('an English title on a page in Chinese is one phrase', () => {
  expect(phrasesOf('Two banks: why', 'zh-Hans')).toEqual(['Two banks: why']);
});

test('joined, the phrases give the text', () => {
  const text = '从收据、合同和疑问到账簿、工资单和报税表';
  expect(phrasesOf(text, 'zh-Hans').join('')).toBe(text);
});
