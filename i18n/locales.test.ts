/** @jest-environment node */
import { isLocale, localeCodes, locales } from './locales';

test.each(['EN', 'en-US', '', 'constructor', 'javascript:alert(1)', null, 3])(
  '%p is no locale code',
  (value) => {
    expect(isLocale(value)).toBe(false);
  },
);

test('Intl knows every tag', () => {
  for (const code of localeCodes) {
    // Intl may canonicalize it: tl is fil.
    expect(Intl.NumberFormat.supportedLocalesOf(locales[code].lang)).toHaveLength(1);
  }
});
