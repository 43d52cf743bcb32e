import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { defaultLocale, type Locale, localeCodes, locales } from '@/i18n/locales';
import { parseJson } from '@/lib/errors/parse-json';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import { type KeywordGroup, type KeywordIndex, keywordIndex } from '@/lib/text/contextual-links';
import { termsOf } from './glossary';
import { type PageId, pages } from './pages';
import { serviceKeys } from './services';

/**
 * The words that are linked, by language. Read from disk, not imported, so that no browser is sent the
 * table.
 */
const file = 'content/link-keywords.json';

/** The pages that texts are linked to: the services, and three more (spec §7). */
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

const groups = z.record(z.enum(targets), z.array(word).min(1, 'must not be empty'));

const keywordSchema = z
  .partialRecord(z.enum(localeCodes as [Locale, ...Locale[]]), groups)
  .refine((table) => table[defaultLocale] !== undefined, `must have ${defaultLocale}`);

type Keywords = z.infer<typeof keywordSchema>;

let kept: Keywords | undefined;

/** @throws Error naming the file and each field at fault */
function readKeywords(): Keywords {
  if (kept !== undefined && process.env.NODE_ENV === 'production') return kept;
  const absolute = path.join(/* turbopackIgnore: true */ process.cwd(), file);
  const parsed = keywordSchema.safeParse(parseJson(readFileSync(absolute, 'utf8'), file));
  if (!parsed.success) throw badSource(file, 'keyword table', zodProblems(parsed.error));
  kept = parsed.data;
  return kept;
}

/**
 * The keyword groups of a language, one for each target.
 * @param locale the language of the text; English stands in for a language that is not translated yet
 * @throws Error naming the file and each field at fault
 */
export function keywordGroups(locale: Locale): KeywordGroup[] {
  const table = readKeywords();
  const own = table[locale] ?? table[defaultLocale];
  return targets.map((target) => ({ path: pages[target].path, keywords: own?.[target] ?? [] }));
}

const indexes = new Map<Locale, KeywordIndex>();

/** The keywords of a language, prepared once for looking them up in texts; else as `keywordGroups`. */
export function keywordsOf(locale: Locale): KeywordIndex {
  const known = indexes.get(locale);
  if (known !== undefined) return known;
  const { lang, script } = locales[locale];
  // Where there are spaces, they part a keyword from a longer word.
  const longerWords = script === 'cjk' ? termsOf(locale) : [];
  const index = keywordIndex(keywordGroups(locale), { lang, longerWords });
  if (process.env.NODE_ENV === 'production') indexes.set(locale, index);
  return index;
}
