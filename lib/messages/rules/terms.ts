import { groupBy } from '@/lib/objects/group-by';
import { type Place, withoutOverlaps } from '@/lib/text/places';
import { isWord } from '@/lib/text/word-boundary';
import { indexesOf } from '@/lib/text/words';

/** A term of the glossary: its forms in English, and what counts as the term in another language. */
export type AgreedTerm = {
  id: string;
  english: readonly string[];
  /** Empty where no word is agreed: the term then only keeps shorter terms from matching inside it. */
  translations: readonly string[];
};

/** A form of a term in English. An ambiguous one only keeps shorter terms from matching inside it. */
export type TermForm = { term: AgreedTerm; text: string; isUnambiguous: boolean };

type Use = Place & { form: TermForm; isPlural: boolean };

/**
 * Whether the id adds a qualifier to the form (`return-tax` for “return”): the word is ambiguous. Longer forms of
 * the term are not (“tax return”).
 */
function isAmbiguous(id: string, form: string): boolean {
  const part = `-${form.toLowerCase()}-`;
  const whole = `-${id}-`;
  return [part, part.replace(/s-$/, '-')].some((each) => each !== whole && whole.includes(each));
}

/** The English forms of all terms, made once for many texts. */
export function termForms(terms: readonly AgreedTerm[]): TermForm[] {
  const forms = terms.flatMap((term) => term.english.map((text) => ({ term, text })));
  return forms.map(({ term, text }) => {
    const isShared = forms.some((other) => other.text === text && other.term.id !== term.id);
    return { term, text, isUnambiguous: !isShared && !isAmbiguous(term.id, text) };
  });
}

function withPlurals(word: string): string[] {
  const plurals = [word, `${word}s`, `${word}es`];
  return /[^aeiou]y$/.test(word) ? [...plurals, `${word.slice(0, -1)}ies`] : plurals;
}

/** The places at which a form is a word by itself. One in lower case also matches where a heading capitalizes it. */
function usesOf(form: TermForm, text: string, lowerCase: string): Use[] {
  const searched = form.text === form.text.toLowerCase() ? lowerCase : text;
  // Quick exit: plurals begin with the form less its last letter, and most forms occur in no text.
  if (!searched.includes(form.text.slice(0, -1))) return [];
  return withPlurals(form.text).flatMap((word, index) =>
    indexesOf(word, searched)
      .map((start) => ({ form, start, end: start + word.length, isPlural: index > 0 }))
      .filter(({ start, end }) => isWord(searched, start, end)),
  );
}

const beforeVerb =
  /(?:\b(?:to|please|not|it|they|we|you|who|which|that|what|can|may|must|should|will|would)|’(?:ll|d)) $/i;
const afterVerb = /^ (?:out|it|them|us|you|a|an|the|each|every|any|your|our|their)\b/i;

/** Terms that are verbs as often as nouns, and what shows that one of them is a noun. */
const nounOrVerb =
  /^(?:charge|claim|close|cover|exempt|leave|license|lock|match|permit|run|set up)$/i;
const beforeNoun =
  /\b(?:an?|the|this|that|each|every|any|no|of|on|for|your|our|their|its|paid|unpaid|unused|approved) $/i;
const listBefore = /, $/;
const listAfter = /^(?:[,.;]| and | or |$)/m;

/**
 * Whether a word is a verb in its place: `please leave out`, `it permits a stay`, `Close the period`.
 * Most terms are nouns, and verbs are translated freely.
 */
function isVerb(text: string, { form, start, end, isPlural }: Use): boolean {
  if (form.text.includes(' ') && !nounOrVerb.test(form.text)) return false;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const hasObject = afterVerb.test(after);
  const isImperative = /(?:^|[.!?:;,]\s|\n)$/.test(before);
  if (beforeVerb.test(before) || (hasObject && (isPlural || isImperative))) return true;
  const isListed = listBefore.test(before) && listAfter.test(after);
  return nounOrVerb.test(form.text) && !isListed && !beforeNoun.test(before);
}

/** “receipt” as the act of receiving, not the document: `within a week of receipt`. */
const receiving = /\b(?:of|on|upon) receipt\b/gi;

function joined(texts: readonly string[]): string {
  return texts.join('\n').replaceAll('\u00a0', ' ');
}

/**
 * Terms of the glossary that English uses and the translation puts in other words. A use is a whole word
 * in the sense of `lib/text/word-boundary.ts`, also a plural in -s, -es or -ies and a possessive. The
 * longest form wins at one place: “bank account” is no use of “account”. A word that two terms share, or
 * one with other senses, is not judged. The terms are those of `content/glossary.json`.
 * @param english the texts as readers see them (`visibleText`), those of a list together
 * @param forms those of `termForms`
 */
export function termProblems(
  english: readonly string[],
  translated: readonly string[],
  forms: readonly TermForm[],
): string[] {
  const source = joined(english).replace(receiving, '');
  const text = joined(translated).toLowerCase();
  const lowerCase = source.toLowerCase();
  const all = forms.flatMap((form) => usesOf(form, source, lowerCase));
  const uses = withoutOverlaps(all, ({ isPlural }) => Number(isPlural));
  const lacking = uses.filter(
    (use) =>
      use.form.isUnambiguous &&
      use.form.term.translations.length > 0 &&
      !isVerb(source, use) &&
      !use.form.term.translations.some((each) => text.includes(each.toLowerCase())),
  );
  const byId = groupBy(lacking, ({ form }) => form.term.id);
  return [...byId].map(([id, [{ form, start, end }]]) => {
    const expected = form.term.translations.slice(0, 3).map((each) => `“${each}”`);
    return `lacks ${expected.join(' or ')} for “${source.slice(start, end)}” (glossary: ${id})`;
  });
}
