import { defaultLocale, type Locale, localeCodes, locales } from '@/i18n/locales';
import type { AuditedSite } from '@/seo/audit/audited-site';
import { google } from '@/seo/audit/checks';
import { contentHash } from '@/seo/audit/content-hash';
import { nearDuplicates } from '@/seo/audit/near-duplicates';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { type Fault, faultIf, pageRule, type RuleTable, siteRule } from '@/seo/audit/rule';
import { isListed, listedPages, repeatedRule } from './canonical-pages';

/**
 * Fewest words of a main area. In English 200, as crawlers have it; in the others as many as say the same:
 * for 100 words of the 19 pages that are written in all six languages, the median is 106 in Chinese, 73 in
 * Korean, 136 in Japanese, 107 in Spanish and 98 in German, each page within a sixth of that. With 200 for
 * all, a Japanese page would pass where the same page in English or Korean does not. A language that nobody
 * has measured is taken for one like English.
 */
const leastWords: Readonly<Partial<Record<Locale, number>>> = {
  en: 200,
  zh: 210,
  ko: 150,
  ja: 270,
  es: 210,
  de: 200,
};

/** Fewest words of a main area in a language. */
export function leastWordsOf(locale: Locale): number {
  return leastWords[locale] ?? leastWords[defaultLocale] ?? 0;
}

/** The locale of a text's language; that of its address, where the site does not have that language. */
function languageOf({ textLang, locale }: ParsedPage): Locale {
  return localeCodes.find((code) => locales[code].lang === textLang) ?? locale;
}

/** A key that pages with the same beginning share. */
function keyOf(page: ParsedPage): string | undefined {
  return page.text === '' ? undefined : `${languageOf(page)} ${contentHash(page.text)}`;
}

/** Each page with the most similar page before it: of a group of similar pages not every pair. */
function similarPages(site: AuditedSite): Fault[] {
  const pages = listedPages(site);
  const keys = new Map(pages.map((page) => [page.url, keyOf(page)]));
  const closest = new Map<string, { other: string; likeness: number }>();
  for (const { url, other, likeness } of nearDuplicates(pages)) {
    if (keys.get(url) === keys.get(other)) continue;
    if (likeness > (closest.get(url)?.likeness ?? 0)) closest.set(url, { other, likeness });
  }
  return [...closest].map(([url, { other, likeness }]) => ({
    url,
    values: { other, likeness: Math.floor(likeness * 100) },
    cause: other,
  }));
}

const helpfulContent = `${google}/fundamentals/creating-helpful-content`;

export const contentRules = {
  'content-thin': pageRule(
    'warning',
    { check: 'content', source: helpfulContent },
    (page, site) => {
      const { words } = page;
      const least = leastWordsOf(languageOf(page));
      return faultIf(words < least && isListed(page, site), { words, least }, '');
    },
  ),
  'content-duplicate': repeatedRule('content', keyOf),
  'content-near-duplicate': siteRule('warning', 'content', similarPages),
} satisfies RuleTable;
