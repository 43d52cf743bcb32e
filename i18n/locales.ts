import { keysOf } from '@/lib/objects/entries-of';
/**
 * The one locale table. Everything that depends on a language derives from it. `script` says whether
 * its texts are set in the site's own fonts (Latin) or in those of the platform.
 */
export const locales = {
  en: { name: 'English', flag: 'us', lang: 'en', openGraph: 'en_US', script: 'latin' },
  zh: { name: '中文', flag: 'cn', lang: 'zh-CN', openGraph: 'zh_CN', script: 'cjk' },
  ko: { name: '한국어', flag: 'kr', lang: 'ko', openGraph: 'ko_KR', script: 'cjk' },
  ja: { name: '日本語', flag: 'jp', lang: 'ja', openGraph: 'ja_JP', script: 'cjk' },
  es: { name: 'Español', flag: 'es', lang: 'es', openGraph: 'es_ES', script: 'latin' },
  de: { name: 'Deutsch', flag: 'de', lang: 'de', openGraph: 'de_DE', script: 'latin' },
} as const;

export type Locale = keyof typeof locales;

/** Default and fallback language (spec §9): its URLs carry no prefix. */
export const defaultLocale = 'en' satisfies Locale;

/** All locale codes in the order in which the switcher shows them. */
export const localeCodes = keysOf(locales);

/** Whether a value from outside (URL, storage) is exactly one of our locale codes. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}
