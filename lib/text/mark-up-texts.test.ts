/** @jest-environment node */
import { keywordIndex } from './contextual-links';
import { markUpTexts } from './mark-up-texts';

const texts = [
  'BIRへの届け出と毎月の会計をお引き受けします。',
  '税務申告の期限を、毎月お知らせします。',
];

const words = {
  keywords: keywordIndex([{ path: '/tax-services', keywords: ['税務申告'] }], { lang: 'ja' }),
  terms: [{ id: 'bir', term: 'BIR', explanation: '内国歳入庁（BIR）' }],
};

/** The texts with a planned link. */
function markedUp(anchor: string, path: string): string[] {
  const planned = [{ anchor, path, page: '/ja/about', entry: 'plan.json: links.0' }];
  const blocks = texts.map((text) => [{ text, isMarkable: true }]);
  return markUpTexts(blocks, words, { exclude: ['/about'], planned }).map((parts) =>
    parts.map(({ text, path: to }) => (to === undefined ? text : `[${text}](${to})`)).join(''),
  );
}

test('what a planned link leads to is not linked by its keywords', () => {
  expect(markedUp('毎月の会計', '/tax-services')[1]).toMatch(/^税務申告の/);
});

test.each(['BIR', '内国歳入庁', '給与計算'])(
  'words of an explained term, and those that stand nowhere, are an error: %s',
  (anchor) => {
    expect(() => markedUp(anchor, '/contact')).toThrow(
      `plan.json: links.0.anchor: must stand in the running text of /ja/about, where “${anchor}”`,
    );
  },
);

test.each([
  [
    'below it',
    ['BIRに申告します。', 'BIRの通知'],
    ['BIRに申告します。', '内国歳入庁（BIR）の通知'],
  ],
  [
    'that stands nowhere else',
    ['BIRに申告します。', '通知'],
    ['内国歳入庁（BIR）に申告します。', '通知'],
  ],
])('a lead explains a term last: one %s', (_, pair, expected) => {
  const blocks = pair.map((text, index) => [{ text, isMarkable: true, isLead: index === 0 }]);
  const shown = markUpTexts(blocks, words, { exclude: [], planned: [] });
  expect(shown.map((parts) => parts.map(({ text }) => text).join(''))).toEqual(expected);
});
