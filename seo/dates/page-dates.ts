import { datesRecord } from '@/content/dates';
import { documentIdAt, documentPath } from '@/content/pages';
import { documentEntry } from '@/documents/entries';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { contentLocale } from '@/seo/page-languages';

/** Days such as `2026-01-31`. */
export type PageDates = { published: string; modified: string };

/**
 * When a page was first there and when its texts were last changed: of a document as its `meta.json`
 * says, of everything else as `content/dates.json` has recorded it.
 * @param path path without locale prefix, of a document either of its two
 * @returns undefined for what is not recorded: pages that are not indexable, drafts, pages that are new
 */
export function pageDates(path: string, locale: Locale): PageDates | undefined {
  const language = contentLocale(path, locale);
  const id = documentIdAt(path);
  if (id === undefined) {
    const { published, texts } = datesRecord()[path] ?? {};
    const modified = texts?.[language]?.changed;
    return published === undefined || modified === undefined ? undefined : { published, modified };
  }
  const { kind, slug, date, updated = date } = documentEntry(id, locale);
  const record = datesRecord()[documentPath(kind, slug)];
  const translated = language === defaultLocale ? undefined : record?.texts[language]?.changed;
  const changed = translated ?? updated;
  return { published: date, modified: date > changed ? date : changed };
}

/**
 * The last day on which a text of the site was changed, `2026-01-31`; empty where nothing is recorded. It dates
 * the site instead of the day of the build, so that the same sources always give the same pages.
 */
export function latestDay(): string {
  return Object.values(datesRecord())
    .flatMap(({ texts }) => Object.values(texts).map(({ changed }) => changed))
    .reduce((latest, day) => (day > latest ? day : latest), '');
}
