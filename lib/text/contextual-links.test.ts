/** @jest-environment node */
import fc from 'fast-check';
import { contextualLinks, keywordIndex } from './contextual-links';

const keywords = keywordIndex([
  { path: '/tax', keywords: ['tax', 'tax filing', 'Steuererklärung', '税务', '세무', '税務'] },
  { path: '/payroll', keywords: ['payroll', 'payroll tax', 'ビザ', '급여'] },
  { path: '/visa', keywords: ['work visa', 'visa'] },
]);

/** The texts with each link written as `[text](path)`. */
function linked(texts: string[], exclude: string[] = []): string[] {
  return contextualLinks(texts, keywords, exclude).map((segments) =>
    segments.map(({ text, path }) => (path ? `[${text}](${path})` : text)).join(''),
  );
}

test('only the first mention of a target becomes a link, in reading order', () => {
  expect(linked(['We file your tax each month.', 'Each tax is a date; so is payroll.'])).toEqual([
    'We file your [tax](/tax) each month.',
    'Each tax is a date; so is [payroll](/payroll).',
  ]);
});

test('at most one link a target, whichever of its keywords is met', () => {
  expect(linked(['A visa is not a work visa, and tax filing is not tax.'])).toEqual([
    'A [visa](/visa) is not a work visa, and [tax filing](/tax) is not tax.',
  ]);
});

test('the longest keyword wins, also over a shorter one of another page', () => {
  expect(linked(['About tax filing and more'])).toEqual(['About [tax filing](/tax) and more']);
  expect(linked(['About payroll tax here'])).toEqual(['About [payroll tax](/payroll) here']);
});

test('a keyword inside a longer one is no mention of its own, linked or not', () => {
  expect(linked(['About payroll tax here'], ['/payroll'])).toEqual(['About payroll tax here']);
});

test.each([
  'The taxi and the syntax and TAXES of taxonomy',
  'A pre-tax and tax-free sum',
  'The word tax_id is code',
  'Visas are not revisable',
])('whole words only: %s', (text) => {
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

test.each([
  ['我们每个月为您办理税务申报。', '我们每个月为您办理[税务](/tax)申报。'],
  ['毎月の税務申告をお引き受けします。', '毎月の[税務](/tax)申告をお引き受けします。'],
  ['매달 세무는 저희가 처리합니다.', '매달 [세무](/tax)는 저희가 처리합니다.'],
  ['就労ビザの申請をお手伝いします。', '就労[ビザ](/payroll)の申請をお手伝いします。'],
  ['我们办理payroll的所有工作。', '我们办理[payroll](/payroll)的所有工作。'],
])('Chinese, Japanese and Korean put no spaces around words: %s', (text, expected) => {
  expect(linked([text])).toEqual([expected]);
});

test.each(['アドビザブルという長い製品名です', '이것은 재세무라는 긴 단어입니다'])(
  'a keyword inside a longer word of katakana or hangul is none: %s',
  (text) => {
    expect(linked([text])).toEqual([text]);
  },
);

test('texts of fewer than ten characters are left alone', () => {
  expect(linked(['Your tax.', 'Your taxes', 'Our tax is'])).toEqual([
    'Your tax.',
    'Your taxes',
    'Our [tax](/tax) is',
  ]);
});

test('never to the page itself or to what it already links to', () => {
  expect(linked(['Our tax and payroll work'], ['/tax', '/payroll'])).toEqual([
    'Our tax and payroll work',
  ]);
});

test('calls share nothing: the same texts give the same links again', () => {
  const texts = ['All about tax and payroll'];
  expect(linked(texts)).toEqual(linked(texts));
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
