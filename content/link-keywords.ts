import { z } from 'zod';
import { type Locale, localeCodes, locales } from '@/i18n/locales';
import { entriesOf } from '@/lib/objects/entries-of';
import { type KeywordGroup, type KeywordIndex, keywordIndex } from '@/lib/text/contextual-links';
import { termsOf } from './glossary';
import { type PageId, pages } from './pages';
import { serviceKeys } from './services';
import { tableReader } from './table-reader';

/** The pages with keywords. */
const targets = [
  ...serviceKeys,
  'freeConsultation',
  'insights',
  'xero',
] as const satisfies PageId[];

const word = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space');

const localeCode = z.enum(localeCodes as [Locale, ...Locale[]]);

/** Words that become links by themselves, by language. */
const readKeywords = tableReader(
  'content/link-keywords.json',
  'keyword table',
  z.partialRecord(localeCode, z.record(z.enum(targets), z.array(word).min(1, 'must not be empty'))),
);

/** Words for link suggestions alone, by language. */
const readPhrases = tableReader(
  'content/link-phrases.json',
  'phrase table',
  z.partialRecord(
    localeCode,
    z.strictObject({
      phrases: z.record(
        z.enum(serviceKeys),
        z.record(word, z.int().min(75, 'must be 75 to 90').max(90, 'must be 75 to 90')),
      ),
      stop: z.array(word),
    }),
  ),
);

/**
 * The keyword groups of a language, one for each target; without words where the table lacks the language.
 * @throws Error naming the file and each field at fault
 */
export function keywordGroups(locale: Locale): KeywordGroup[] {
  const groups = readKeywords()[locale];
  return targets.map((target) => ({ path: pages[target].path, keywords: groups?.[target] ?? [] }));
}

const indexes = new Map<Locale, KeywordIndex>();

/** The index of the keywords of a language, cached in a build. @throws Error as `keywordGroups` does */
export function keywordsOf(locale: Locale): KeywordIndex {
  const known = indexes.get(locale);
  if (known !== undefined) return known;
  const { lang, script } = locales[locale];
  // In other languages, spaces separate a keyword from a longer word.
  const longerWords = script === 'cjk' ? termsOf(locale) : [];
  const index = keywordIndex(keywordGroups(locale), { lang, longerWords });
  if (process.env.NODE_ENV === 'production') indexes.set(locale, index);
  return index;
}

type LinkPhrases = {
  /** Phrases that describe a page, with the fixed confidence of a link to it. */
  phrases: { phrase: string; path: string; confidence: number }[];
  /** Keywords that are too ambiguous to be suggested. */
  stop: readonly string[];
};

/**
 * The phrases and stop words of a language, empty where the table lacks the language. Paths have no locale prefix.
 * @throws Error naming the file and each field at fault
 */
export function linkPhrases(locale: Locale): LinkPhrases {
  const table = readPhrases()[locale];
  if (table === undefined) return { phrases: [], stop: [] };
  const phrases = entriesOf(table.phrases).flatMap(([page, confidences]) =>
    entriesOf(confidences).map(([phrase, confidence]) => {
      return { phrase, path: pages[page].path, confidence };
    }),
  );
  return { phrases, stop: table.stop };
}
