import { languageCodes } from './language-codes';
import { defaultLocale, isLocale, type Locale } from './locales';

/** Path of a page in a locale: `('ja', '/about')` → `/ja/about`, English without a prefix; hash and query stay. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return prefixedPath(
    locale,
    path.startsWith('/?') || path.startsWith('/#') ? path.slice(1) : path,
  );
}

/** Path with the prefix of a locale, also in English: there Next renders the page. */
function prefixedPath(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

function missingPage(locale: Locale): Resolution {
  return { kind: 'missing', locale, internal: prefixedPath(locale, '/404') };
}

/**
 * How a host responds to a path.
 *
 * - `internal`: the path at which Next renders the page; for the Next server alone
 * - `location`: a path on the same origin
 */
export type Resolution =
  | { kind: 'page'; locale: Locale; path: string; internal: string }
  | { kind: 'missing'; locale: Locale; internal: string }
  | { kind: 'redirect'; status: 307 | 308; location: string }
  | { kind: 'malformed' };

/** Regular expression of the part of a tag after the language: a script, a region. In any case. */
export const tagTail = '(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|[0-9]{3}))?';

const languageTag = new RegExp(`^([a-z]{2,3})${tagTail}$`, 'i');

// What must never reach a Location header or a file system: separators in disguise, control characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unsafe = /[\\/\u0000-\u001f\u007f]/;

/** The language of a segment that is a language tag (lower case, without script and region), else null. */
function languageOf(segment: string): string | null {
  const language = languageTag.exec(segment)?.[1]?.toLowerCase();
  return language !== undefined && languageCodes.has(language) ? language : null;
}

/**
 * Removes language prefixes until a page path or the prefix of a locale other than English is left.
 * @returns also whether one of the prefixes was a language that the site does not have
 */
function stripPrefixes(segments: string[]): {
  locale: Locale;
  rest: string[];
  unsupported: boolean;
} {
  let rest = segments;
  let unsupported = false;
  for (;;) {
    const language = languageOf(rest[0] ?? '');
    if (language === null) return { locale: defaultLocale, rest, unsupported };
    rest = rest.slice(1);
    if (isLocale(language) && language !== defaultLocale)
      return { locale: language, rest, unsupported };
    if (language !== defaultLocale) unsupported = true;
  }
}

/**
 * Decides how to respond to a request, with at most one redirect.
 *
 * - a first segment that is a language tag but not one of our locales: 307 to the path without it
 * - `/en/...`, regional variants (`/zh-CN/...`), other case, doubled or trailing slashes: 308
 * - a path that is not in `paths`: the localized not-found page
 * - malformed percent-encoding: 400
 *
 * Pure and total: never throws, and a location always is one absolute path on this origin,
 * so it cannot become an open redirect. Redirect targets never redirect again.
 *
 * @param pathname the path of the URL, percent-encoded, without query and hash
 * @param paths all known paths without locale prefix
 */
export function resolvePath(pathname: string, paths: ReadonlySet<string>): Resolution {
  let decoded: string[];
  const raw = pathname.split('/').filter((segment) => segment !== '');
  try {
    decoded = raw.map((segment) => decodeURIComponent(segment));
  } catch {
    return { kind: 'malformed' };
  }
  if (decoded.some((s) => unsafe.test(s) || s === '.' || s === '..')) {
    return missingPage(isLocale(raw[0]) ? raw[0] : defaultLocale);
  }
  const { locale, rest, unsupported } = stripPrefixes(raw);
  const path = `/${rest.join('/')}`;
  const location = localizedPath(locale, path);
  if (location !== pathname) return { kind: 'redirect', status: unsupported ? 307 : 308, location };
  if (!paths.has(path)) return missingPage(locale);
  return { kind: 'page', locale, path, internal: prefixedPath(locale, path) };
}
