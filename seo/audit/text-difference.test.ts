/** @jest-environment node */
import { textDifference } from './text-difference';

const signs = { same: '', removed: '-', added: '+' };

/** A difference in short: `[-removed-]`, `[+added+]`. */
function written(before: string, after: string, lang = 'en', context = 100): string {
  return textDifference(before, after, lang, context)
    .map(({ kind, text }) => (kind === 'same' ? text : `[${signs[kind]}${text}${signs[kind]}]`))
    .join('');
}

test.each([
  ['en', '', '', ''],
  ['en', '', 'all', '[+all+]'],
  ['en', 'all', '', '[-all-]'],
  ['en', 'We file your return.', 'We file your tax return.', 'We file your [+tax +]return.'],
  ['en', 'One, two; three', 'One, 2; three', 'One, [-two-][+2+]; three'],
  // The space between two changed words belongs to the change.
  ['en', 'a red house here', 'a blue tent here', 'a [-red house-][+blue tent+] here'],
  ['en', 'Old start, same end', 'New start, same end', '[-Old-][+New+] start, same end'],
  ['en', '(old)', '(new)', '([-old-][+new+])'],
  ['en', 'VAT is due', 'vat is due', '[-VAT-][+vat+] is due'],
  ['ja', '請求書を送る。', '請求書を保存する。', '請求書を[-送る-][+保存する+]。'],
  ['zh-Hans', '我们准备报税表。', '我们检查报税表。', '我们[-准备-][+检查+]报税表。'],
  [
    'ko',
    '세금 신고를 준비합니다',
    '세금 신고를 도와드립니다',
    '세금 신고를 [-준비합니다-][+도와드립니다+]',
  ],
])(
  'in %s, the difference between “%s” and “%s” is in whole words: %s',
  (lang, before, after, parts) => {
    expect(written(before, after, lang)).toBe(parts);
  },
);

test('texts that have little in common are one change', () => {
  const text = (letter: string) =>
    Array.from({ length: 2100 }, (_, index) => `${letter}${index}`).join(' ');
  const [before, after] = [`start ${text('a')}`, `start ${text('b')}`];
  expect(textDifference(before, after, 'en', 2)).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]);
});

describe('what is the same is cut', () => {
  test('to some words next to each change', () => {
    const before = 'one two, three four. Five six seven eight nine (ten).';
    expect(written(before, before.replace('four', '4'), 'en', 2)).toBe(
      '… two, three [-four-][+4+]. Five six … ',
    );
    const twice = before.replace('two', '2').replace('nine', '9');
    expect(written(before, twice, 'en', 2)).toBe(
      'one [-two-][+2+], three four. … seven eight [-nine-][+9+] (ten).',
    );
    expect(written('all the same', 'all the same', 'en', 2)).toBe('… ');
  });

  test('in scripts without spaces, too', () => {
    expect(
      written('毎月の請求書を保存してから送る', '毎月の請求書を保存してから出す', 'ja', 2),
    ).toMatch(/^… [^[\]]{1,4}\[-送る-\]\[\+出す\+\]$/);
  });

  test.each([
    // Four words between two changes, two of which stay on either side.
    ['a 1 2 3 4 b', 'x 1 2 3 4 y', '[-a-][+x+] 1 2 3 4 [-b-][+y+]'],
    ['a 1 2 3 4 5 b', 'x 1 2 3 4 5 y', '[-a-][+x+] 1 2 … 4 5 [-b-][+y+]'],
    ['1 2 a', '1 2 b', '1 2 [-a-][+b+]'],
    ['1 2 3 a', '1 2 3 b', '… 2 3 [-a-][+b+]'],
    ['a 1 2', 'b 1 2', '[-a-][+b+] 1 2'],
    ['a 1 2 3', 'b 1 2 3', '[-a-][+b+] 1 2 … '],
  ])('where that leaves out a word at least: %s', (before, after, parts) => {
    expect(written(before, after, 'en', 2)).toBe(parts);
  });
});
