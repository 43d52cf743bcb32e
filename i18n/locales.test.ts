/** @jest-environment node */
import { isLocale, isTranslated, localeCodes, locales } from './locales';

test('the languages have their tags, and all are translated', () => {
  const tags = { en: 'en', zh: 'zh-Hans', ko: 'ko', ja: 'ja', es: 'es', de: 'de' } as const;
  for (const [code, lang] of Object.entries(tags)) {
    if (!isLocale(code)) throw new Error(`${code} is missing`);
    expect(locales[code].lang).toBe(lang);
    expect(isTranslated(code)).toBe(true);
  }
});

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
