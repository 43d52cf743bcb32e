/** Signs of the language that a visitor reads. */
type LocaleSigns = {
  /** URL path, with its locale prefix. */
  pathname: string;
  /** What local storage holds of an earlier choice; `null` for nothing, also where storage is blocked. */
  stored: string | null;
  /** Language tags of the browser, the preferred one first: `['zh-Hant-TW', 'en']`. */
  languages: readonly string[];
  /** The `lang` of the document. */
  htmlLang: string;
};

/**
 * The language of a visitor, by the first of these that names a locale of the site: the first segment of
 * the path, local storage, the browser's languages, the document's language; else the default. Path and
 * storage count only where they are exactly a locale code; of tags, the language counts (`es-MX` → `es`).
 * @param locales codes of the site, the default one first
 */
export function detectLocale<Locale extends string>(
  { pathname, stored, languages, htmlLang }: LocaleSigns,
  locales: readonly [Locale, ...Locale[]],
): Locale {
  const known = (code?: string | null) => locales.find((locale) => locale === code);
  const ofTag = (tag: string) => known(tag.toLowerCase().split('-')[0]);
  return (
    known(pathname.split('/')[1]) ??
    known(stored) ??
    languages.map(ofTag).find(known) ??
    ofTag(htmlLang) ??
    locales[0]
  );
}
