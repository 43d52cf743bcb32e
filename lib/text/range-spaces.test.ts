/** @jest-environment node */
import { normalizeRangeSpaces } from './range-spaces';

/** No-break spaces shown as `_`. */
function kept(written: string): string {
  return normalizeRangeSpaces(written).replaceAll('\u00a0', '_');
}

test.each([
  ...[' ', '\u2009', '\u202f', '\u00a0'].map((space) => [
    `September 16${space}–${space}30, 2026`,
    'September 16_–_30, 2026',
  ]),
  // What is long may begin a new line.
  ['16. September\u2009–\u20095. Oktober 2026', '16. September_–_5. Oktober 2026'],
  ['Sep 16\u2009–\u2009Oct 5', 'Sep 16_– Oct 5'],
  ['16–30 de septiembre', '16–30 de septiembre'],
  ['4–8 weeks, follow-up', '4–8 weeks, follow-up'],
  ['9:00\u202fAM', '9:00_AM'],
])(
  'the sign of a range stays with what is before it, whatever spaces Intl sets: %j',
  (written, expected) => {
    expect(kept(written ?? '')).toBe(expected);
  },
);
