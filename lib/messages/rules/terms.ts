import { isWord } from '@/lib/text/word-boundary';

/** A term of the glossary: its forms in English, and what counts as the term in another language. */
export type AgreedTerm = {
  id: string;
  english: readonly string[];
  /** Empty where no word is agreed: the term then only keeps shorter terms from matching inside it. */
  translations: readonly string[];
};

/** A form of a term in English. One that is not clear only keeps shorter terms from matching inside it. */
type Spelling = { of: AgreedTerm; text: string; isClear: boolean };

type Use = { spelling: Spelling; start: number; end: number; isPlural: boolean };

/**
 * Whether the id adds a qualifier to the form (`return-tax` for “return”): the word is ambiguous. Longer forms of
 * the term are not (“tax return”).
 */
function isAmbiguous(id: string, form: string): boolean {
  const part = `-${form.toLowerCase()}-`;
  const whole = `-${id}-`;
  return [part, part.replace(/s-$/, '-')].some((each) => each !== whole && whole.includes(each));
}

function spellingsOf(terms: readonly AgreedTerm[]): Spelling[] {
  const owners = new Map<string, Set<string>>();
  for (const { id, english } of terms) {
    for (const text of english) owners.set(text, (owners.get(text) ?? new Set()).add(id));
  }
  return terms.flatMap((of) =>
    of.english.map((text) => {
      const isShared = (owners.get(text)?.size ?? 0) > 1;
      return { of, text, isClear: !isShared && !isAmbiguous(of.id, text) };
    }),
  );
}

function withPlurals(form: string): string[] {
  const plurals = [form, `${form}s`, `${form}es`];
  return /[^aeiou]y$/.test(form) ? [...plurals, `${form.slice(0, -1)}ies`] : plurals;
}

/** The places at which a form stands as a word. In lower case it also stands in headings, capitalized. */
function usesOf(spelling: Spelling, text: string, lowerCase: string): Use[] {
  const searched = spelling.text === spelling.text.toLowerCase() ? lowerCase : text;
  // Quick exit: every spelling begins so, and most forms occur in no text.
  if (!searched.includes(spelling.text.slice(0, -1))) return [];
  return withPlurals(spelling.text).flatMap((form, index) => {
    const found: Use[] = [];
    let start = searched.indexOf(form);
    while (start >= 0) {
      const end = start + form.length;
      if (isWord(searched, start, end)) found.push({ spelling, start, end, isPlural: index > 0 });
      start = searched.indexOf(form, start + 1);
    }
    return found;
  });
}

/** The uses that remain when the first and longest takes its place from all that overlap with it. */
function withoutOverlaps(uses: readonly Use[]): Use[] {
  const sorted = uses.toSorted(
    (a, b) => a.start - b.start || b.end - a.end || Number(a.isPlural) - Number(b.isPlural),
  );
  let end = 0;
  return sorted.filter((use) => {
    if (use.start < end) return false;
    end = use.end;
    return true;
  });
}

const beforeVerb =
  /(?:\b(?:to|please|not|it|they|we|you|who|which|that|what|can|may|must|should|will|would)|’(?:ll|d)) $/i;
const afterVerb = /^ (?:out|it|them|us|you|a|an|the|each|every|any|your|our|their)\b/i;

/** Terms that are verbs as often as nouns, and what shows that one of them is a noun. */
const verbToo = /^(?:charge|claim|close|cover|exempt|leave|license|lock|match|permit|run|set up)$/i;
const beforeNoun =
  /\b(?:an?|the|this|that|each|every|any|no|of|on|for|your|our|their|its|paid|unpaid|unused|approved) $/i;
const listBefore = /, $/;
const listAfter = /^(?:[,.;]| and | or |$)/m;

/**
 * Whether a word is a verb where it stands: `please leave out`, `it permits a stay`, `Close the period`.
 * Most terms are nouns, and verbs are translated freely.
 */
function isVerb(text: string, { spelling, start, end, isPlural }: Use): boolean {
  if (spelling.text.includes(' ') && !verbToo.test(spelling.text)) return false;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const hasObject = afterVerb.test(after);
  const isImperative = /(?:^|[.!?:;,]\s|\n)$/.test(before);
  if (beforeVerb.test(before) || (hasObject && (isPlural || isImperative))) return true;
  const isListed = listBefore.test(before) && listAfter.test(after);
  return verbToo.test(spelling.text) && !isListed && !beforeNoun.test(before);
}

/** “receipt” as the act of receiving, not the document: `within a week of receipt`. */
const receiving = /\b(?:of|on|upon) receipt\b/gi;

function flat(texts: readonly string[]): string {
  return texts.join('\n').replaceAll('\u00a0', ' ');
}

/**
 * Terms of the glossary that English uses and the translation puts in other words. A use is a whole word
 * in the sense of `lib/text/word-boundary.ts`, also a plural in -s, -es or -ies and a possessive. The
 * longest form wins at one place: “bank account” is no use of “account”. A word that two terms share, or
 * one with other senses, is not judged. The terms are those of `content/glossary.json`.
 * @param english the texts as readers see them (`visibleText`), those of a list together
 */
export function termProblems(
  english: readonly string[],
  translated: readonly string[],
  terms: readonly AgreedTerm[],
): string[] {
  const source = flat(english).replace(receiving, '');
  const text = flat(translated).toLowerCase();
  const lowerCase = source.toLowerCase();
  const uses = withoutOverlaps(
    spellingsOf(terms).flatMap((each) => usesOf(each, source, lowerCase)),
  );
  const lacking = uses.filter(
    (use) =>
      use.spelling.isClear &&
      use.spelling.of.translations.length > 0 &&
      !isVerb(source, use) &&
      !use.spelling.of.translations.some((each) => text.includes(each.toLowerCase())),
  );
  const firstById = new Map(lacking.toReversed().map((use) => [use.spelling.of.id, use]));
  return [...firstById].toReversed().map(([id, { spelling, start, end }]) => {
    const expected = spelling.of.translations.slice(0, 3).map((each) => `“${each}”`);
    return `lacks ${expected.join(' or ')} for “${source.slice(start, end)}” (glossary: ${id})`;
  });
}
