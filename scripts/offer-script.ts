import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import { languageWords } from '@/i18n/language-words';
import { defaultLocale, localeCodes, locales } from '@/i18n/locales';
import type { OfferWords } from '@/lib/navigation/language-offers';
import { makeImportedScript } from './client-scripts.mjs';

const themeFile = 'app/globals.css';
const styleFile = 'client/offer.css';

/** Most that `public/offer.js` may have, in bytes (brotli). */
const limit = 1_500;

/** The oldest browsers of Tailwind (https://tailwindcss.com/docs/compatibility), which know no nested rules. */
const targets = { safari: (16 << 16) | (4 << 8), chrome: 111 << 16, firefox: 128 << 16 };

/** The custom properties of a style sheet that have one value in it on screens, with that. */
function constantsIn(sheet: string): Map<string, string> {
  const values = new Map<string, string[]>();
  const root = postcss.parse(sheet);
  // The bar is not printed.
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  root.walkDecls(/^--/, ({ prop, value }) => {
    values.set(prop, [...(values.get(prop) ?? []), value]);
  });
  return new Map(
    [...values].flatMap(([name, [value, ...others]]) =>
      value === undefined || others.length > 0 ? [] : [[name, value] as const],
    ),
  );
}

/**
 * A style sheet with the values of the theme said where it reads them: pages have other names for them.
 * @throws {Error} naming what has no value, or several
 */
export function withThemeValues(style: string, theme: string): string {
  const constants = constantsIn(theme);
  const sheet = postcss.parse(style);
  const own = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop }) => {
    own.add(prop);
  });
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(/var\((--[\w-]+)\)/g, (reading, name) => {
      if (own.has(name)) return reading;
      const value = constants.get(name);
      if (value === undefined) {
        throw new Error(`${styleFile}: ${name} has no value in ${themeFile} that holds everywhere`);
      }
      return value;
    });
  });
  return sheet.toString();
}

/** The words of the bar in the languages that can be offered. */
function offerWords(): Record<string, OfferWords> {
  const others = localeCodes.filter((locale) => locale !== defaultLocale);
  return Object.fromEntries(
    others.map((locale) => {
      const { offer, switch: follow, dismiss } = languageWords(locale);
      return [locale, [locales[locale].lang, offer, follow, dismiss]];
    }),
  );
}

/**
 * Makes the script that offers an English page in another language, `public/offer.js`.
 * @throws {Error} when it does not compile or is too large
 */
export function makeOfferScript(): void {
  const style = withThemeValues(readFileSync(styleFile, 'utf8'), readFileSync(themeFile, 'utf8'));
  const { code } = transform({
    filename: styleFile,
    code: Buffer.from(style),
    minify: true,
    targets,
  });
  makeImportedScript('public/offer.js', 'client/offer.ts', limit, {
    words: offerWords(),
    style: code.toString(),
  });
}
