import { z } from 'zod';
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales';
import type { AgreedTerm } from '@/lib/messages/rules/terms';
import { entriesOf, keysOf } from '@/lib/objects/entries-of';
import type { Term } from '@/lib/text/first-uses';
import { tableReader } from './table-reader';

/**
 * What the words of the site mean: for translators, and for readers, to whom a page explains a term where
 * it first uses it. Read from disk, not imported, so that no browser is sent the table.
 */
const file = 'content/glossary.json';

const exactText = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not begin or end with a space');

/** One form of a term: as texts use it, and what replaces it at its first use. */
const termForm = z.strictObject({ term: exactText, first: exactText.optional() });

type TermForm = z.infer<typeof termForm>;

/**
 * In a translation, `variants` are other strings that count as the term when a text is compared with its
 * English (`lib/messages/rules/terms.ts`): inflected forms, stems, variants. No page explains them.
 */
const translatedForm = termForm.extend({
  variants: z.array(exactText).min(1, 'must not be empty').optional(),
});

/** Whether readers find a term, or the abbreviation that is used later, in its own explanation. */
function isConnected({ first }: TermForm, list: readonly TermForm[]): boolean {
  return first === undefined || list.some(({ term }) => first.includes(term));
}

function listOf<Item extends z.ZodType<TermForm>>(item: Item) {
  return z
    .array(item)
    .min(1, 'must not be empty')
    .superRefine((list, context) => {
      for (const [index, current] of list.entries()) {
        const before = list[index - 1];
        if (before !== undefined && before.term.length < current.term.length) {
          context.addIssue({
            code: 'custom',
            path: [index, 'term'],
            message: `must stand before the shorter “${before.term}”`,
          });
        }
        if (!isConnected(current, list)) {
          context.addIssue({
            code: 'custom',
            path: [index, 'first'],
            message: 'must contain the term, or a shorter form of the same entry',
          });
        }
      }
    });
}

const translatedForms = listOf(translatedForm);

// Object.fromEntries does not know the keys: they are the languages.
const formsByLocale = Object.fromEntries(
  localeCodes.map((locale) => [locale, translatedForms.optional()]),
) as Record<Locale, z.ZodOptional<typeof translatedForms>>;

const entry = z.strictObject({
  /** For translators: what is meant, and what is not where words get confused. */
  meaning: exactText,
  ...formsByLocale,
  [defaultLocale]: listOf(termForm),
});

const id = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be words in lower case with hyphens');

/** The first id that follows one that sorts behind it. */
function unsorted(ids: readonly string[]): string | undefined {
  return ids.find((current, index) => index > 0 && current < (ids[index - 1] ?? ''));
}

export const glossarySchema = z.record(id, entry).superRefine((entries, context) => {
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

const readGlossary = tableReader(file, 'glossary', glossarySchema);

/**
 * The terms that pages of a language explain, each with what replaces its first use. None where the
 * glossary has no forms of the language.
 * @throws Error naming the file and each field at fault
 */
export function explainedTerms(locale: Locale): Term[] {
  return entriesOf(readGlossary()).flatMap(([key, { [locale]: list = [] }]) =>
    list.flatMap(({ term, first }) => (first ? { id: key, term, explanation: first } : [])),
  );
}

/** All terms of the glossary in a language, explained or not. @throws Error as `explainedTerms` does */
export function termsOf(locale: Locale): string[] {
  return Object.values(readGlossary()).flatMap(({ [locale]: list = [] }) =>
    list.map(({ term }) => term),
  );
}

/**
 * The terms that a translation has to keep to: the forms of each entry in English, and all strings that
 * count as the term in the language, none where that has not agreed on a word.
 * @throws Error as `explainedTerms` does
 */
export function agreedTerms(locale: Exclude<Locale, typeof defaultLocale>): AgreedTerm[] {
  return entriesOf(readGlossary()).map(
    ([key, { [defaultLocale]: english, [locale]: own = [] }]) => ({
      id: key,
      english: english.map(({ term }) => term),
      translations: own.flatMap(({ term, variants = [] }) => [term, ...variants]),
    }),
  );
}
