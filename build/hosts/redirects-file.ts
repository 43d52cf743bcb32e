import path from 'node:path';
import { allPaths, documentIdAt } from '@/content/pages';
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales';

/** Scripts and regions that speakers of our languages have in their addresses elsewhere. */
const variants: Readonly<Record<string, string>> = {
  en: 'US GB PH AU CA SG',
  zh: 'CN TW HK SG Hans Hant',
  ko: 'KR',
  ja: 'JP',
  es: 'ES MX 419 US',
  de: 'DE AT CH',
};

/** The prefixes that a language should not have, as they are mostly written: `zh-CN`, `zh-cn`; `en`. */
function prefixes(locale: Locale): string[] {
  const tags = variants[locale]?.split(' ').map((variant) => `${locale}-${variant}`) ?? [];
  const bare = locale === defaultLocale ? [locale] : [];
  return [...new Set([...bare, ...tags, ...tags.map((tag) => tag.toLowerCase())])];
}

/**
 * The paths that lose the prefix of English: documents by their folder, so that more of them need no more
 * rules; each other page by itself. With one rule for all, `/en//evil.example` might lead anywhere.
 */
const englishPaths = new Set(
  allPaths.map((page) =>
    documentIdAt(page) === undefined ? page : `${path.posix.dirname(page)}/*`,
  ),
);

/** The rules of a language, each from and to where. */
function rulesOf(locale: Locale): [from: string, to: string][] {
  const isDefault = locale === defaultLocale;
  const paths = isDefault ? [...englishPaths] : ['', '/*'];
  return prefixes(locale).flatMap((tag) =>
    paths.map((page): [string, string] => [
      `/${tag}${page === '/' ? '' : page}`,
      `${isDefault ? '' : `/${locale}`}${page.replace('*', ':splat')}`,
    ]),
  );
}

/**
 * The file `_redirects` for hosts of files (Netlify, Cloudflare): the prefix that English does not have, and
 * regional variants of the others. What such a file cannot say, any other language or case, is for hosts
 * that ask `resolvePath`; slashes at the end are for each host's own rules.
 * @throws Error when there are more rules than Cloudflare takes: 2,000 fixed ones, 100 with a placeholder
 */
export function redirectsFile(): string {
  const rules = localeCodes.flatMap(rulesOf);
  const open = rules.filter(([from]) => from.endsWith('*'));
  const fixed = rules.filter(([from]) => !from.endsWith('*'));
  if (fixed.length > 2000 || open.length > 100) {
    throw new Error(
      `_redirects: ${fixed.length} and ${open.length} rules, the most are 2,000 and 100`,
    );
  }
  return [...fixed, ...open].map(([from, to]) => `${from} ${to} 308\n`).join('');
}
