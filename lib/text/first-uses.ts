import { type Place, withoutOverlaps } from './places';
import { characterAt, isWord } from './word-boundary';
import { indexesOf } from './words';

/** A form of a term, and the text that replaces its first use. */
export type Term = { id: string; term: string; explanation: string };

/** A place in a text that `explanation` replaces. */
export type FirstUse = Place & { id: string; explanation: string };

/** Masks each character of an explained term while links are set, so that no link includes it. */
export const explainedMark = '\u{FFFC}';

/** A text with its first character in upper case. */
export function capitalized(text: string): string {
  const first = characterAt(text, 0);
  return first.toLocaleUpperCase('en') + text.slice(first.length);
}

const sentenceEnd = /(?:^|[.!?…][\p{Pe}\p{Pf}"]*\s|[。！？][\p{Pe}\p{Pf}]*)[\s\p{Ps}\p{Pi}]*$/u;

/** A full stop that ends no sentence, in the languages that write one: `Inc.`, `e.g.`, `z. B.`, `núm.` */
const abbreviation =
  /(?<!\p{L})(?:\p{L}|Inc|Corp|Co|Ltd|Nos?|Mr|Mrs|Ms|Dr|Atty|Jr|Sra?|St|Sec|Art|vs|cf|approx|Nr|Abs|bzw|ca|inkl|aprox|núm|art|ej)\.$/u;

/** Whether a sentence begins at a place of a text. */
export function isSentenceStart(text: string, index: number): boolean {
  const end = sentenceEnd.exec(text.slice(0, index));
  return end !== null && !abbreviation.test(text.slice(0, end.index + 1));
}

/** Brackets and quotation marks, opening to closing. German and Spanish use some the other way round. */
const pairs: Readonly<Record<string, string>> = {
  '(': ')',
  '（': '）',
  '“': '”',
  '„': '“',
  '‘': '’',
  '‚': '‘',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '《': '》',
  '"': '"',
};

/** The ranges of a text in closed brackets or quotation marks. */
function enclosures(text: string): Place[] {
  const open: { start: number; closing: string }[] = [];
  const found: Place[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    // An apostrophe: the quotation goes on.
    if (character === '’' && /\p{L}/u.test(characterAt(text, index + 1))) continue;
    const at = open.findLastIndex(({ closing }) => closing === character);
    const opened = open[at];
    if (opened !== undefined) {
      found.push({ start: opened.start, end: index });
      open.length = at;
      continue;
    }
    const closing = pairs[character];
    if (closing !== undefined) open.push({ start: index, closing });
  }
  return found;
}

/** A term; its explanation, written out by an author; or a plural, which is no use and hides shorter terms in it. */
type Form = { kind: 'term' | 'written' | 'plural'; text: string; capitalText: string; of: Term };

type Match = Place & { kind: Form['kind']; of: Term; isCapitalized: boolean };

/** The forms of terms that a page has at all: few of all terms, so that not each text is searched for each term. */
function formsIn(page: string, terms: readonly Term[]): Form[] {
  const forms = terms.flatMap((of): Omit<Form, 'capitalText'>[] => [
    { kind: 'written', text: of.explanation, of },
    { kind: 'term', text: of.term, of },
    { kind: 'plural', text: `${of.term}s`, of },
  ]);
  return forms
    .map((form) => ({ ...form, capitalText: capitalized(form.text) }))
    .filter(({ text, capitalText }) => page.includes(text) || page.includes(capitalText));
}

/** All places at which a form is a word by itself, in lower case or with a capital at a sentence's start. */
function matchesOf(text: string, { kind, text: form, capitalText, of }: Form): Match[] {
  return [...new Set([form, capitalText])].flatMap((spelling) =>
    indexesOf(spelling, text).flatMap((start): Match[] => {
      const end = start + spelling.length;
      if (!isWord(text, start, end)) return [];
      const atStart = isSentenceStart(text, start);
      if (spelling !== form && !atStart) return [];
      return [{ kind, of, start, end, isCapitalized: atStart && spelling === capitalText }];
    }),
  );
}

const order: readonly Form['kind'][] = ['written', 'term', 'plural'];

// “the BIR’s letter” would become “the Bureau of Internal Revenue (BIR)’s letter”.
const possessive = /^[’']\p{L}/u;

// `BIR Form 1601-C` is one name: its agency is not spelled out within it.
const formName = /^ Form \d/;

/**
 * Finds for each id the first place where one of its terms occurs in the texts of a page, so that the
 * term can be explained there. Terms are whole words, upper and lower case as given, except that a term
 * in lower case may begin a sentence with a capital, and then its explanation does too. The longest term
 * wins at one place, and what is inside it is no use of a shorter one. A plural in -s, a possessive, the name of a
 * form and what is in brackets or quotation marks are no uses: the search goes on. Where the explanation
 * itself is already written, the id is done with and nothing is replaced.
 * @param texts the running texts of a page in reading order
 * @param isMarkable whether a place in the text of that index may be replaced; where not it is no use
 * @param isLead whether the text of that index explains only what no other does
 * @returns the places in each text that has any, by its index, in order
 */
export function firstUses(
  texts: readonly string[],
  terms: readonly Term[],
  isMarkable: (index: number, start: number, end: number) => boolean = () => true,
  isLead: (index: number) => boolean = () => false,
): Map<number, FirstUse[]> {
  // Texts may have no-break spaces; the places stay the same.
  const searched = texts.map((text) => text.replaceAll('\u00a0', ' '));
  const forms = formsIn(searched.join('\n'), terms);
  const done = new Set<string>();
  const uses = new Map<number, FirstUse[]>();
  const leadsLast = [...searched.entries()].sort(
    ([a], [b]) => Number(isLead(a)) - Number(isLead(b)),
  );
  for (const [index, text] of leadsLast) {
    const enclosed = enclosures(text);
    const found: FirstUse[] = [];
    const matches = forms.flatMap((form) => matchesOf(text, form));
    for (const match of withoutOverlaps(matches, ({ kind }) => order.indexOf(kind))) {
      const { kind, of, start, end, isCapitalized } = match;
      if (done.has(of.id) || kind === 'plural') continue;
      if (kind === 'term') {
        const rest = text.slice(end);
        if (possessive.test(rest) || formName.test(rest)) continue;
        if (!isMarkable(index, start, end)) continue;
        if (enclosed.some((range) => range.start < start && end <= range.end)) continue;
        const explanation = isCapitalized ? capitalized(of.explanation) : of.explanation;
        found.push({ id: of.id, start, end, explanation });
      }
      done.add(of.id);
    }
    if (found.length > 0) uses.set(index, found);
  }
  return uses;
}
