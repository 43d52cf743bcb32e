import { pageClusters } from '@/content/clusters';
import { termsOf } from '@/content/glossary';
import { keywordGroups, linkPhrases } from '@/content/link-keywords';
import { type LinkPlan, linkPlan } from '@/content/link-plan';
import { documentIdAt, pageIdAt, pages } from '@/content/pages';
import { documentEntry } from '@/documents/entries';
import { type Locale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import type { KnownTarget, LinkWords } from './link-suggestions/types';
import { listedPages } from './page-languages';

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
        path: localizedPath(locale, path),
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
