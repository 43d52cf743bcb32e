/** @jest-environment node */
import { localeCodes, locales } from '@/i18n/locales';
import { noonInManila } from '@/lib/dates/noon-in-manila';
import { rangeSpaces } from './range-spaces';
import { withoutTypesetting } from './typeset';

/** No-break spaces shown as `_`. */
function kept(written: string): string {
  return rangeSpaces(written).replaceAll('\u00a0', '_');
}

test('whatever spaces Intl sets around the sign, the range is the same', () => {
  for (const space of [' ', '\u2009', '\u202f', '\u00a0']) {
    expect(kept(`September 16${space}–${space}30, 2026`)).toBe('September 16_–_30, 2026');
  }
});

test('the sign stays with what is before it, and what is long may begin a new line', () => {
  expect(kept('16. September\u2009–\u20095. Oktober 2026')).toBe('16. September_–_5. Oktober 2026');
  expect(kept('Sep 16\u2009–\u2009Oct 5')).toBe('Sep 16_– Oct 5');
  expect(kept('2026/9/16 – 2026/9/30')).toBe('2026/9/16_– 2026/9/30');
});

test('a range without spaces, and a text without a range, stay as they are', () => {
  for (const text of ['16–30 de septiembre', '9월 16일~30일', '4–8 weeks, follow-up']) {
    expect(rangeSpaces(text)).toBe(text);
  }
});

test('a narrow space between a number and its unit becomes one that is known', () => {
  expect(kept('9:00\u202fAM')).toBe('9:00_AM');
});

test.each(localeCodes)(
  '%s: ranges of days have ordinary spaces below the typesetting',
  (locale) => {
    for (const dateStyle of ['long', 'medium'] as const) {
      const format = new Intl.DateTimeFormat(locales[locale].lang, { dateStyle });
      for (const end of ['2026-09-30', '2026-10-05', '2027-01-05']) {
        const range = format.formatRange(noonInManila('2026-09-16'), noonInManila(end));
        const plain = withoutTypesetting(rangeSpaces(range));
        expect(plain).toBe(range.replace(/\s/g, ' '));
        expect(rangeSpaces(rangeSpaces(range))).toBe(rangeSpaces(range));
      }
    }
  },
);
