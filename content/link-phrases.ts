import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Locale, localeCodes } from '@/i18n/locales';
import { parseJson } from '@/lib/errors/parse-json';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import { entriesOf } from '@/lib/objects/entries-of';
import { pages } from './pages';
import { serviceKeys } from './services';

/** Read from disk, not imported, so that no browser is sent the table of all languages. */
const file = 'content/link-phrases.json';

const word = z.string().trim().min(1, 'must not be empty');

const phraseSchema = z.partialRecord(
  z.enum(localeCodes as [Locale, ...Locale[]]),
  z.strictObject({
    phrases: z.record(
      z.enum(serviceKeys),
      z.record(word, z.int().min(75, 'must be 75 to 90').max(90, 'must be 75 to 90')),
    ),
    stop: z.array(word),
  }),
);

/** What suggestions of links know of a language besides the keywords that are linked by themselves. */
type LinkPhrases = {
  /** Phrases that say what a page is for, with the fixed confidence of a link to it (spec §9). */
  phrases: { phrase: string; path: string; confidence: number }[];
  /** Keywords that mean too much else to be suggested. */
  stop: readonly string[];
};

/**
 * The phrases and stop words of a language. Paths have no locale prefix.
 * @throws Error naming the file and each field at fault
 */
export function linkPhrases(locale: Locale): LinkPhrases {
  const absolute = path.join(/* turbopackIgnore: true */ process.cwd(), file);
  const parsed = phraseSchema.safeParse(parseJson(readFileSync(absolute, 'utf8'), file));
  if (!parsed.success) throw badSource(file, 'phrase table', zodProblems(parsed.error));
  const own = parsed.data[locale];
  if (own === undefined) return { phrases: [], stop: [] };
  const { phrases, stop } = own;
  return {
    phrases: entriesOf(phrases).flatMap(([page, table]) =>
      entriesOf(table).map(([phrase, confidence]) => ({
        phrase,
        path: pages[page].path,
        confidence,
      })),
    ),
    stop,
  };
}
