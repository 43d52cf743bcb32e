import { pageClusters } from '@/content/clusters';
import { termsOf } from '@/content/glossary';
import { keywordGroups, linkPhrases } from '@/content/link-keywords';
import { type LinkPlan, linkPlan } from '@/content/link-plan';
import { documentIdAt, pageIdAt, pages } from '@/content/pages';
import { documentEntry } from '@/documents/entries';
import { type Locale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { listedPages } from './page-languages';

/** A page that links may lead to, by the content files; title and description are read from the page. */
export type KnownTarget = {
  /** URL path: `/ja/about`. */
  url: string;
  /** Words that mean this page in any text. */
  keywords: readonly string[];
  /** Keys of the clusters that it belongs to. */
  clusters: readonly string[];
};

/** The tables of a language for link suggestions. */
export type LinkWords = {
  /** Phrases that describe a page without naming it; their confidence is fixed, 75 to 90. */
  phrases: readonly { phrase: string; path: string; confidence: number }[];
  /** URL paths that a page with few links should lead to, the most important first. */
  strategic: readonly string[];
  /** Words that are never linked. */
  stop: readonly string[];
  /** Compounds in which no keyword is found: 税務調査 is not about 税務. */
  longerWords: readonly string[];
};

/** The content files' part of link suggestions in one language; the rest is read from the live pages. */
export type LinkData = {
  locale: Locale;
  /** Path of the tool, without locale prefix. */
  tool: string;
  /** The pages that links may lead to: all listed ones. */
  targets: readonly KnownTarget[];
  words: LinkWords;
  /** The link plan of all languages. */
  plan: LinkPlan;
};

function clustersAt(path: string, locale: Locale): readonly string[] {
  const document = documentIdAt(path);
  if (document !== undefined) return documentEntry(document, locale).clusters;
  const page = pageIdAt(path);
  return page === undefined ? [] : (pageClusters[page] ?? []);
}

/** Collects the data from the tables of `content/`. @throws Error naming file and field of each fault */
export function linkData(locale: Locale): LinkData {
  const groups = new Map(keywordGroups(locale).map(({ path, keywords }) => [path, keywords]));
  const { phrases, stop } = linkPhrases(locale);
  const strategic = [pages.freeConsultation, pages.services, pages.contact];
  return {
    locale,
    tool: pages.seoAudit.path,
    targets: listedPages()
      .filter((page) => page.locale === locale)
      .map(({ path }) => ({
        url: localizedPath(locale, path),
        keywords: groups.get(path) ?? [],
        clusters: clustersAt(path, locale),
      })),
    words: {
      phrases: phrases.map((each) => ({ ...each, path: localizedPath(locale, each.path) })),
      strategic: strategic.map(({ path }) => localizedPath(locale, path)),
      stop,
      longerWords: locales[locale].script === 'cjk' ? termsOf(locale) : [],
    },
    plan: linkPlan(),
  };
}
