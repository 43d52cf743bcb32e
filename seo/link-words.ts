import { pageClusters } from '@/content/clusters';
import { termsOf } from '@/content/glossary';
import { keywordGroups } from '@/content/link-keywords';
import { linkPhrases } from '@/content/link-phrases';
import { documentIdAt, pageIdAt, pages } from '@/content/pages';
import { documentEntry } from '@/documents/entries';
import { type Locale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import type { LinkTarget, LinkWords } from './link-suggestions/types';
import { listedPages } from './listed-pages';

/** What the contents know of a page that links may lead to; title and description stand in its head. */
export type KnownTarget = Pick<LinkTarget, 'path' | 'keywords' | 'clusters'>;

function clustersAt(path: string, locale: Locale): readonly string[] {
  const document = documentIdAt(path);
  if (document !== undefined) return documentEntry(document, locale).clusters;
  const page = pageIdAt(path);
  return page === undefined ? [] : (pageClusters[page] ?? []);
}

/** The pages that links may lead to, in a language: all that search engines are to list. */
export function knownTargets(locale: Locale): KnownTarget[] {
  const groups = new Map(keywordGroups(locale).map(({ path, keywords }) => [path, keywords]));
  return listedPages()
    .filter((page) => page.locale === locale)
    .map(({ path }) => ({
      path: localizedPath(locale, path),
      keywords: groups.get(path) ?? [],
      clusters: clustersAt(path, locale),
    }));
}

/** What a language has for suggesting links besides its pages. */
export function linkWords(locale: Locale): LinkWords {
  const { phrases, stop } = linkPhrases(locale);
  return {
    phrases: phrases.map((each) => ({ ...each, path: localizedPath(locale, each.path) })),
    strategic: [pages.freeConsultation, pages.services, pages.contact].map(({ path }) =>
      localizedPath(locale, path),
    ),
    stop,
    longerWords: locales[locale].script === 'cjk' ? termsOf(locale) : [],
  };
}
