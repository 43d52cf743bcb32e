/** What tells which language a visitor reads. */
type LocaleSigns = {
  /** Path of the address, with its locale prefix. */
  pathname: string;
  /** What local storage holds of an earlier choice; `null` for nothing, also where storage is blocked. */
  stored: string | null;
  /** Language tags of the browser, the preferred one first: `['zh-Hant-TW', 'en']`. */
  languages: readonly string[];
  /** The `lang` of the document. */
  htmlLang: string;
};

/**
 * The language of a visitor, by the first of these that names one of ours (spec §4): the first segment of
 * the path, local storage, the browser's languages, the document's language; else the default. Path and
 * storage count only where they are exactly one of our codes, whatever somebody wrote there; of tags, the
 * language counts (`es-MX` → `es`).
 * @param locales our codes, the default one first
 */
export function detectLocale<Locale extends string>(
  { pathname, stored, languages, htmlLang }: LocaleSigns,
  locales: readonly [Locale, ...Locale[]],
): Locale {
  const ours = (code?: string | null) => locales.find((locale) => locale === code);
  const ofTag = (tag: string) => ours(tag.toLowerCase().split('-')[0]);
  return (
    ours(pathname.split('/')[1]) ??
    ours(stored) ??
    languages.map(ofTag).find(ours) ??
    ofTag(htmlLang) ??
    locales[0]
  );
}
