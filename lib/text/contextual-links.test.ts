/** @jest-environment node */
import fc from 'fast-check';
import { contextualLinks, keywordIndex, type Segment } from './contextual-links';

const keywords = keywordIndex([
  { path: '/tax', keywords: ['tax', 'tax filing', 'Steuererklärung', '税务'] },
  { path: '/payroll', keywords: ['payroll', 'payroll tax'] },
  { path: '/visa', keywords: ['work visa', 'visa'] },
]);

/** Each link written as `[text](path)`. */
function shown(texts: Segment[][]): string[] {
  return texts.map((segments) =>
    segments.map(({ text, path }) => (path ? `[${text}](${path})` : text)).join(''),
  );
}

function linked(texts: string[], exclude: string[] = []): string[] {
  return shown(contextualLinks(texts, keywords, exclude));
}

test('only the first mention of a target becomes a link, in reading order', () => {
  expect(linked(['We file your tax each month.', 'Each tax is a date; so is payroll.'])).toEqual([
    'We file your [tax](/tax) each month.',
    'Each tax is a date; so is [payroll](/payroll).',
  ]);
});

test.each([
  [
    'A visa is not a work visa, and tax filing is not tax.',
    'A [visa](/visa) is not a work visa, and [tax filing](/tax) is not tax.',
  ],
  ['About payroll tax here', 'About [payroll tax](/payroll) here'],
])('at most one link a target, and the longest keyword wins: %s', (text, expected) => {
  expect(linked([text])).toEqual([expected]);
});

test.each([
  'The taxi and the syntax and TAXES of taxonomy',
  'A pre-tax and tax-free sum',
  'The word tax_id is code',
  'Visas are not revisable',
])('a keyword within a longer word does not become a link: %s', (text) => {
  expect(linked([text])).toEqual([text]);
});

test.each([
  ['Tax, first of all', '[Tax](/tax), first of all'],
  ['All about “PAYROLL”', 'All about “[PAYROLL](/payroll)”'],
  ['Die Steuererklärung.', 'Die [Steuererklärung](/tax).'],
  ['Die STEUERERKLÄRUNG.', 'Die [STEUERERKLÄRUNG](/tax).'],
])('case and punctuation do not matter: %s', (text, expected) => {
  expect(linked([text])).toEqual([expected]);
});

describe.each([
  {
    lang: 'zh-Hans',
    groups: [
      { path: '/tax', keywords: ['税务申报', '税务', '报税', 'payroll'] },
      { path: '/accounting', keywords: ['会计'] },
    ],
    longerWords: ['税务稽查'],
    cases: [
      ['我们每个月为您办理税务方面的事。', '我们每个月为您办理[税务](/tax)方面的事。'],
      ['我们每个月为您办理税务申报。', '我们每个月为您办理[税务申报](/tax)。'],
      ['我们办理payroll的所有工作。', '我们办理[payroll](/tax)的所有工作。'],
      ['遇到税务稽查时请先联系我们。', '遇到税务稽查时请先联系我们。'],
      ['独立会计师对报表发表意见时', '独立会计师对报表发表意见时'],
      ['请在期限之前申报税款和缴款。', '请在期限之前申报税款和缴款。'],
    ],
  },
  {
    lang: 'ja',
    groups: [
      { path: '/tax', keywords: ['税務', '税務申告'] },
      { path: '/visa', keywords: ['ビザ'] },
    ],
    longerWords: [],
    cases: [
      ['毎月の税務申告をお引き受けします。', '毎月の[税務申告](/tax)をお引き受けします。'],
      ['税務調査の前に税務の記録を確認します。', '税務調査の前に[税務](/tax)の記録を確認します。'],
      ['税務コンサルティングは別の業務です。', '税務コンサルティングは別の業務です。'],
      ['ビザの取得には時間がかかります。', '[ビザ](/visa)の取得には時間がかかります。'],
      ['アドビザブルという長い製品名です', 'アドビザブルという長い製品名です'],
    ],
  },
  {
    lang: 'ko',
    groups: [{ path: '/tax', keywords: ['세무', '회계'] }],
    longerWords: [],
    cases: [
      ['매달 세무는 저희가 처리합니다.', '매달 [세무](/tax)는 저희가 처리합니다.'],
      ['세무까지도 저희가 맡아 드립니다.', '[세무](/tax)까지도 저희가 맡아 드립니다.'],
      ['이것은 재세무라는 긴 단어입니다', '이것은 재세무라는 긴 단어입니다'],
      ['외부 회계감사는 저희가 하지 않습니다.', '외부 회계감사는 저희가 하지 않습니다.'],
    ],
  },
])('a match never ends inside a longer word: $lang', ({ lang, groups, longerWords, cases }) => {
  const index = keywordIndex(groups, { lang, longerWords });

  test.each(cases)('%s', (text, expected) => {
    expect(shown(contextualLinks([text ?? ''], index, []))).toEqual([expected]);
  });
});

test('texts of fewer than ten characters are left alone', () => {
  const texts = ['Your tax.', 'Your taxes', 'Our tax is'];
  expect(linked(texts)).toEqual(['Your tax.', 'Your taxes', 'Our [tax](/tax) is']);
});

test('no link leads to the page itself or to what it already links to, nor stands inside a longer keyword of that', () => {
  const texts = ['Our tax and payroll work', 'About payroll tax here'];
  expect(linked(texts, ['/tax', '/payroll'])).toEqual(texts);
});

test('whatever the text, its segments make it up again, with one link a target', () => {
  const words = fc.constantFrom(
    'tax',
    'visa',
    'payroll tax',
    '税务',
    ' ',
    '-',
    '.',
    'Ä',
    '👩‍💻',
    'x',
  );
  fc.assert(
    fc.property(fc.array(fc.array(words).map((parts) => parts.join(''))), (texts) => {
      const result = contextualLinks(texts, keywords, []);
      expect(result.map((parts) => parts.map(({ text }) => text).join(''))).toEqual(texts);
      const paths = result.flat().flatMap(({ path }) => path ?? []);
      expect(new Set(paths).size).toBe(paths.length);
    }),
  );
});
