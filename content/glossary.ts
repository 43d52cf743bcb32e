import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales';
import { parseJson } from '@/lib/errors/parse-json';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import { entriesOf, keysOf } from '@/lib/objects/entries-of';
import type { Term } from '@/lib/text/first-uses';

/**
 * What the words of the site mean: for translators, and for readers, to whom a page explains a term where
 * it first uses it. Read from disk, not imported, so that no browser is sent the table.
 */
const file = 'content/glossary.json';

const text = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space');

/** One form of a term: as it stands in texts, and what stands there instead at its first use. */
const use = z.strictObject({ term: text, first: text.optional() });

type Use = z.infer<typeof use>;

/** Whether readers find a term, or the abbreviation that is used later, in its own explanation. */
function isConnected({ first }: Use, list: readonly Use[]): boolean {
  return first === undefined || list.some(({ term }) => first.includes(term));
}

const uses = z
  .array(use)
  .min(1, 'must not be empty')
  .superRefine((list, context) => {
    for (const [index, item] of list.entries()) {
      const before = list[index - 1];
      if (before !== undefined && before.term.length < item.term.length) {
        context.addIssue({
          code: 'custom',
          path: [index, 'term'],
          message: `must stand before the shorter “${before.term}”`,
        });
      }
      if (!isConnected(item, list)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'first'],
          message: 'must contain the term, or a shorter form of the same entry',
        });
      }
    }
  });

// Its keys are exactly the languages: that is how it is made, and `fromEntries` forgets it.
const usesByLocale = Object.fromEntries(
  localeCodes.map((locale) => [locale, uses.optional()]),
) as Record<Locale, z.ZodOptional<typeof uses>>;

const entry = z.strictObject({
  /** For translators: what is meant, and what is not where words get confused. */
  meaning: text,
  ...usesByLocale,
  [defaultLocale]: uses,
});

const id = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be words in lower case with hyphens');

/** The first id that stands after one that sorts behind it. */
function unsorted(ids: readonly string[]): string | undefined {
  return ids.find((current, index) => index > 0 && current < (ids[index - 1] ?? ''));
}

const glossarySchema = z.record(id, entry).superRefine((entries, context) => {
  const late = unsorted(keysOf(entries));
  if (late !== undefined) {
    context.addIssue({ code: 'custom', path: [late], message: 'must be in alphabetical order' });
  }
  for (const locale of localeCodes) {
    const explained = new Map<string, string>();
    for (const [key, { [locale]: list = [] }] of entriesOf(entries)) {
      for (const [index, { term, first }] of list.entries()) {
        if (first === undefined) continue;
        const other = explained.get(term);
        if (other !== undefined) {
          context.addIssue({
            code: 'custom',
            path: [key, locale, index, 'first'],
            message: `“${term}” is already explained by ${other}`,
          });
        }
        explained.set(term, key);
      }
    }
  }
});

type Glossary = z.infer<typeof glossarySchema>;

/**
 * Checks the text of the glossary's file.
 * @throws Error naming the file and each field at fault
 */
export function parseGlossary(json: string): Glossary {
  const parsed = glossarySchema.safeParse(parseJson(json, file));
  if (parsed.success) return parsed.data;
  throw badSource(file, 'glossary', zodProblems(parsed.error));
}

let kept: Glossary | undefined;

/** The glossary. During a build it does not change and is read once; else an edit shows at once. */
function readGlossary(): Glossary {
  if (kept === undefined || process.env.NODE_ENV !== 'production') {
    const absolute = path.join(/* turbopackIgnore: true */ process.cwd(), file);
    kept = parseGlossary(readFileSync(absolute, 'utf8'));
  }
  return kept;
}

/**
 * The terms that pages of a language explain, each with what stands at its first use. None where the
 * language has no uses in the glossary.
 * @throws Error naming the file and each field at fault
 */
export function explainedTerms(locale: Locale): Term[] {
  return entriesOf(readGlossary()).flatMap(([key, { [locale]: list = [] }]) =>
    list.flatMap(({ term, first }) => (first === undefined ? [] : { id: key, term, first })),
  );
}
