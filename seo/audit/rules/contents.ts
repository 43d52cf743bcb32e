import { type Locale, localeCodes, locales } from '@/i18n/locales';
import type { AuditedSite } from '@/seo/audit/audited-site';
import { google } from '@/seo/audit/checks';
import { indexablePages, isIndexablePage } from '@/seo/audit/indexable-pages';
import { nearDuplicates } from '@/seo/audit/near-duplicates';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { type Fault, faultIf, pageRule, type RuleTable, siteRule } from '@/seo/audit/rule';
import { duplicateRule } from './duplicate-rule';

/** Minimum word counts of languages that differ from the default of 200. */
const minWords: Partial<Record<Locale, number>> = { zh: 210, ko: 150, ja: 270, es: 210 };

/**
 * Fewest words of a main area. In English 200, as SEO crawlers have it; in the others as many as say the same:
 * for 100 words of the 19 pages that are written in all six languages, the median is 106 in Chinese, 73 in
 * Korean, 136 in Japanese, 107 in Spanish and 98 in German, each page within a sixth of that. With 200 for
 * all, a Japanese page would pass where the same page in English or Korean does not. A language that nobody
 * has measured is taken for one like English.
 */
export function minWordsOf(locale: Locale): number {
  return minWords[locale] ?? 200;
}

/** The locale of a text's language; that of its URL, where the site does not have that language. */
function languageOf({ textLang, locale }: ParsedPage): Locale {
  return localeCodes.find((code) => locales[code].lang === textLang) ?? locale;
}

/** Number of characters from the start of a text that count. */
const hashedCharacters = 1000;

/** Starting value and prime of the 64-bit FNV-1a hash (draft-eastlake-fnv), here of code points. */
const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/**
 * Short form of the text of a page: pages with the same hash begin with the same text.
 * @param text of the main area alone: what is before it is on every page
 * @returns 16 hexadecimal digits, the same everywhere; empty for an empty text
 */
export function contentHash(text: string): string {
  if (text === '') return '';
  const hash = [...text].slice(0, hashedCharacters).reduce((bits, character) => {
    const code = BigInt(character.codePointAt(0) ?? 0);
    return BigInt.asUintN(64, (bits ^ code) * prime);
  }, offset);
  return hash.toString(16).padStart(16, '0');
}

function keyOf(page: ParsedPage): string | undefined {
  return page.text === '' ? undefined : `${languageOf(page)} ${contentHash(page.text)}`;
}

/** Each page with the most similar page before it: of a group of similar pages not every pair. */
function similarPages(site: AuditedSite): Fault[] {
  const pages = indexablePages(site);
  const keys = new Map(pages.map((page) => [page.url, keyOf(page)]));
  const closest = new Map<string, { other: string; similarity: number }>();
  for (const { url, other, similarity } of nearDuplicates(pages)) {
    if (keys.get(url) === keys.get(other)) continue;
    if (similarity > (closest.get(url)?.similarity ?? 0)) closest.set(url, { other, similarity });
  }
  return [...closest].map(([url, { other, similarity }]) => ({
    url,
    values: { other, similarity: Math.floor(similarity * 100) },
    cause: other,
  }));
}

export const contentRules = {
  'content-thin': pageRule(
    'warning',
    { check: 'content', source: `${google}/fundamentals/creating-helpful-content` },
    (page, site) => {
      const { wordCount: words } = page;
      const least = minWordsOf(languageOf(page));
      return faultIf(words < least && isIndexablePage(page, site), { words, least }, '');
    },
  ),
  'content-duplicate': duplicateRule('content', keyOf),
  'content-near-duplicate': siteRule('warning', 'content', similarPages),
} satisfies RuleTable;
