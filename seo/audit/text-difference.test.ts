/** @jest-environment node */
import { type DifferencePart, shortened, textDifference } from './text-difference';

/** Parts in short: `[-removed-]`, `[+added+]`, `[…]`. */
function written(parts: readonly { kind: string; text: string }[]): string {
  const signs: Readonly<Record<string, string>> = { removed: '-', added: '+', cut: '' };
  return parts
    .map(({ kind, text }) => {
      const sign = signs[kind];
      return sign === undefined ? text : `[${sign}${text}${sign}]`;
    })
    .join('');
}

test.each([
  ['en', 'We file your return.', 'We file your tax return.', 'We file your [+tax +]return.'],
  ['en', 'One, two; three', 'One, 2; three', 'One, [-two-][+2+]; three'],
  // The space between two changed words is no part by itself, nor is it lost.
  ['en', 'a red house here', 'a blue tent here', 'a [-red house-][+blue tent+] here'],
  ['en', 'Old start, same end', 'New start, same end', '[-Old-][+New+] start, same end'],
  ['en', 'same start, old', 'same start, new', 'same start, [-old-][+new+]'],
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
])('in %s: %s → %s', (lang, before, after, parts) => {
  expect(written(textDifference(before, after, lang))).toBe(parts);
});

test.each([
  ['', '', []],
  ['same', 'same', [{ kind: 'same', text: 'same' }]],
  ['', 'all', [{ kind: 'added', text: 'all' }]],
  ['all', '', [{ kind: 'removed', text: 'all' }]],
])('of %j and %j', (before, after, parts) => {
  expect(textDifference(before, after, 'en')).toEqual(parts);
});

/** The two texts that parts are made of. */
function joined(parts: readonly DifferencePart[]): [string, string] {
  const without = (kind: DifferencePart['kind']) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  return [without('added'), without('removed')];
}

test('both texts can be read from the parts, as they stand', () => {
  const words = Array.from({ length: 300 }, (_, index) => `w${index}`);
  const before = words.map((word, index) => word + (index % 7 === 0 ? ' –\n(' : ', ')).join('');
  const after = words
    .filter((_word, index) => index % 11 !== 3)
    .map((word, index) => `${index % 5 === 0 ? 'é😀' : ''}${word}${index % 6 === 0 ? '. ' : ', '}`)
    .join('');
  const parts = textDifference(before, after, 'en');
  expect(joined(parts)).toEqual([before, after]);
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter(({ kind }, index) => kind === parts[index + 1]?.kind)).toEqual([]);
});

test('texts that have little in common are compared as one change', () => {
  const text = (letter: string) =>
    Array.from({ length: 2100 }, (_, index) => `${letter}${index}`).join(' ');
  const [before, after] = [`start ${text('a')}`, `start ${text('b')}`];
  expect(textDifference(before, after, 'en')).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]);
});

describe('cuts what is the same', () => {
  const cut = (before: string, after: string, context: number, lang = 'en') =>
    written(shortened(textDifference(before, after, lang), context, lang));

  test('to some words next to each change', () => {
    const before = 'one two, three four. Five six seven eight nine (ten).';
    expect(cut(before, before.replace('four', '4'), 2)).toBe(
      '[…] two, three [-four-][+4+]. Five six […]',
    );
    const twice = before.replace('two', '2').replace('nine', '9');
    expect(cut(before, twice, 2)).toBe(
      'one [-two-][+2+], three four. […] seven eight [-nine-][+9+] (ten).',
    );
    expect(cut(before, before.replace('four', '4'), 0)).toBe('[…][-four-][+4+][…]');
  });

  test('in scripts without spaces, too', () => {
    expect(
      cut('毎月の請求書を保存してから送る', '毎月の請求書を保存してから出す', 2, 'ja'),
    ).toMatch(/^\[…\][^[\]]{1,4}\[-送る-\]\[\+出す\+\]$/);
  });

  test('where that leaves out a word at least', () => {
    // Four words between two changes, two of which are kept on either side.
    expect(cut('a 1 2 3 4 b', 'x 1 2 3 4 y', 2)).toBe('[-a-][+x+] 1 2 3 4 [-b-][+y+]');
    expect(cut('a 1 2 3 4 5 b', 'x 1 2 3 4 5 y', 2)).toBe('[-a-][+x+] 1 2 […] 4 5 [-b-][+y+]');
    expect(cut('1 2 a', '1 2 b', 2)).toBe('1 2 [-a-][+b+]');
    expect(cut('1 2 3 a', '1 2 3 b', 2)).toBe('[…] 2 3 [-a-][+b+]');
    expect(cut('a 1 2', 'b 1 2', 2)).toBe('[-a-][+b+] 1 2');
    expect(cut('a 1 2 3', 'b 1 2 3', 2)).toBe('[-a-][+b+] 1 2 […]');
  });

  test('altogether where nothing differs', () => {
    expect(cut('all the same', 'all the same', 5)).toBe('[…]');
    expect(shortened([], 5, 'en')).toEqual([]);
  });
});
