import { preload } from 'react-dom';
import { type Locale, locales } from '@/i18n/locales';

/** The files that `globals.css` declares, by the same address: otherwise they are fetched twice. */
const files = [
  new URL('./fonts/brygada-1918.woff2', import.meta.url),
  new URL('./fonts/instrument-sans.woff2', import.meta.url),
];

/**
 * Fetches the site's fonts early in the languages that are set in them. Not `next/font`: it fetches
 * them on every page, also for the languages that use the platform's fonts.
 */
export function preloadFonts(locale: Locale): void {
  if (locales[locale].script !== 'latin') return;
  for (const file of files) {
    preload(String(file), { as: 'font', type: 'font/woff2', crossOrigin: '' });
  }
}
