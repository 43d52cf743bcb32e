import path from 'node:path';
import { documentIdAt } from '@/content/pages';
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

/** Scripts and regions that speakers of our languages have in their addresses elsewhere. */
const variants: Readonly<Record<string, readonly string[]>> = {
  en: ['US', 'GB', 'PH', 'AU', 'CA', 'SG'],
  zh: ['CN', 'TW', 'HK', 'SG', 'Hans', 'Hant'],
  ko: ['KR'],
  ja: ['JP'],
  es: ['ES', 'MX', '419', 'US'],
  de: ['DE', 'AT', 'CH'],
};

/** Tags of a language with script or region, as they are mostly written: `zh-CN`, `zh-cn`. */
function tagsOf(locale: Locale): string[] {
  const tags = (variants[locale] ?? []).map((variant) => `${locale}-${variant}`);
  return [...new Set(tags.flatMap((tag) => [tag, tag.toLowerCase()]))];
}

type Rule = { from: string; to: string };
type Rules = { fixed: Rule[]; open: Rule[] };

/**
 * Documents by their folder, so that more of them need no more rules; each other page by itself. With a
 * placeholder for all of them, `/en//evil.example` might lead anywhere.
 */
function defaultLanguage(paths: readonly string[]): Rules {
  const tags = [defaultLocale, ...tagsOf(defaultLocale)];
  const isDocument = (page: string) => documentIdAt(page) !== undefined;
  const folders = [...new Set(paths.filter(isDocument).map((page) => path.posix.dirname(page)))];
  const single = paths.filter((page) => !isDocument(page));
  return {
    fixed: tags.flatMap((tag) =>
      single.map((page) => ({ from: page === '/' ? `/${tag}` : `/${tag}${page}`, to: page })),
    ),
    open: tags.flatMap((tag) =>
      folders.map((folder) => ({ from: `/${tag}${folder}/*`, to: `${folder}/:splat` })),
    ),
  };
}

function otherLanguages(): Rules {
  const all = localeCodes
    .filter((code) => code !== defaultLocale)
    .flatMap((code) => tagsOf(code).map((tag) => ({ tag, home: localizedPath(code, '/') })));
  return {
    fixed: all.map(({ tag, home }) => ({ from: `/${tag}`, to: home })),
    open: all.map(({ tag, home }) => ({ from: `/${tag}/*`, to: `${home}/:splat` })),
  };
}

/**
 * The file `_redirects` for hosts of files (Netlify, Cloudflare): the prefix that English does not have, and
 * regional variants of the others. What such a file cannot say, any other language or case, is for hosts
 * that ask `resolvePath`; slashes at the end are for each host's own rules.
 * @param paths all known paths without locale prefix
 * @throws Error when there are more rules than Cloudflare takes: 2,000 fixed ones, 100 with a placeholder
 */
export function redirectsFile(paths: readonly string[]): string {
  const languages = [defaultLanguage(paths), otherLanguages()];
  const fixed = languages.flatMap((rules) => rules.fixed);
  const open = languages.flatMap((rules) => rules.open);
  if (fixed.length > 2000 || open.length > 100) {
    throw new Error(
      `_redirects: ${fixed.length} and ${open.length} rules, the most are 2,000 and 100`,
    );
  }
  return [...fixed, ...open].map(({ from, to }) => `${from} ${to} 308\n`).join('');
}
