import path from 'node:path';
import { allPaths, documentIdAt } from '@/content/pages';
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales';

/** Scripts and regions that other sites have in the locale prefix of our languages. */
const variants: Readonly<Record<string, string>> = {
  en: 'US GB PH AU CA SG',
  zh: 'CN TW HK SG Hans Hant',
  ko: 'KR',
  ja: 'JP',
  es: 'ES MX 419 US',
  de: 'DE AT CH',
};

/** The prefixes of a language that are redirected, in their usual spellings: `zh-CN`, `zh-cn`; `en`. */
function redirectedPrefixes(locale: Locale): string[] {
  const tags = variants[locale]?.split(' ').map((variant) => `${locale}-${variant}`) ?? [];
  const bare = locale === defaultLocale ? [locale] : [];
  return [...new Set([...bare, ...tags, ...tags.map((tag) => tag.toLowerCase())])];
}

/**
 * The paths below `/en` that are redirected: documents by their folder, so that a new document needs no new
 * rule; other pages one by one. One rule for all would make `/en//evil.example` an open redirect.
 */
const englishPaths = new Set(
  allPaths.map((page) =>
    documentIdAt(page) === undefined ? page : `${path.posix.dirname(page)}/*`,
  ),
);

function redirectsOf(locale: Locale): [from: string, to: string][] {
  const isDefault = locale === defaultLocale;
  const paths = isDefault ? [...englishPaths] : ['', '/*'];
  return redirectedPrefixes(locale).flatMap((tag) =>
    paths.map((page): [string, string] => [
      `/${tag}${page === '/' ? '' : page}`,
      `${isDefault ? '' : `/${locale}`}${page.replace('*', ':splat')}`,
    ]),
  );
}

/**
 * The file `_redirects` for static hosts (Netlify, Cloudflare): the prefix that English does not have, and
 * regional variants of the others. Other languages and spellings are redirected only by hosts that call
 * `resolvePath`, and by nginx; trailing slashes are up to each host.
 * @throws Error when there are more rules than Cloudflare takes: 2,000 fixed ones, 100 with a placeholder
 */
export function redirectsFile(): string {
  const rules = localeCodes.flatMap(redirectsOf);
  const splats = rules.filter(([from]) => from.endsWith('*'));
  const fixed = rules.filter(([from]) => !from.endsWith('*'));
  if (fixed.length > 2000 || splats.length > 100) {
    throw new Error(
      `_redirects: ${fixed.length} and ${splats.length} rules, the limits are 2,000 and 100`,
    );
  }
  return [...fixed, ...splats].map(([from, to]) => `${from} ${to} 308\n`).join('');
}
