import { fold } from '@/lib/text/words';
import { isByPairs } from '@/seo/link-suggestions/terms';
import { likelyPairs } from './minhash';
import type { ParsedPage } from './parsed-page';

/** Two pages of one language that say nearly the same. */
export type NearDuplicate = {
  /** URL path of the later one, in the order of the pages. */
  url: string;
  /** URL path of the earlier one. */
  other: string;
  /** Share of their words that they have in common, from 0.9 to 1. */
  likeness: number;
};

/** From this likeness on, two pages are near duplicates. */
const leastLikeness = 0.9;

/** A text of fewer words says too little: a form and a sentence are alike wherever they stand. */
const leastWords = 50;

/** A word counts as common where it stands in a run of so many words that the other text has too. */
const runWords = 3;

/**
 * Characters of scripts without spaces that are as much as a word. They are taken one by one: parting them
 * into words takes seconds for some hundred pages, and not every browser does it in the same way.
 */
const charactersPerWord = 2;

const character = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;

const unit = new RegExp(`${character}|(?:(?!${character})[\\p{L}\\p{M}\\p{N}])+`, 'gu');

/** The text of a page as it is compared. */
type Text = {
  url: string;
  /** Number of its words or characters. */
  size: number;
  /** Length of a run. */
  runSize: number;
  /** The run that begins with each of its words, as far as one does. */
  runs: readonly string[];
  runSet: ReadonlySet<string>;
};

function languageOf({ textLang, locale }: ParsedPage): string {
  return textLang ?? locale;
}

/** The text of a page, where it is long enough. */
function textsOf(page: ParsedPage): Text[] {
  const perWord = isByPairs(languageOf(page)) ? charactersPerWord : 1;
  const units = fold(page.text).match(unit) ?? [];
  if (units.length < leastWords * perWord) return [];
  const runSize = runWords * perWord;
  const runs = units
    .slice(runSize - 1)
    .map((_unit, index) => units.slice(index, index + runSize).join(' '));
  return [{ url: page.url, size: units.length, runSize, runs, runSet: new Set(runs) }];
}

/** Number of words of a text that stand in a run of another one. */
function commonWords({ runs, runSize }: Text, { runSet }: Text): number {
  let count = 0;
  let end = 0;
  runs.forEach((run, index) => {
    if (!runSet.has(run)) return;
    count += index + runSize - Math.max(index, end);
    end = index + runSize;
  });
  return count;
}

function likenessOf(a: Text, b: Text): number {
  return (commonWords(a, b) + commonWords(b, a)) / (a.size + b.size);
}

/** The pairs among texts of one language. */
function pairsOf(texts: readonly Text[]): NearDuplicate[] {
  return likelyPairs(texts, ({ runSet }) => runSet)
    .map(([later, earlier]) => ({
      url: later.url,
      other: earlier.url,
      likeness: likenessOf(later, earlier),
    }))
    .filter(({ likeness }) => likeness >= leastLikeness);
}

/**
 * The pairs of pages of one language whose texts are nearly the same, each once.
 *
 * The likeness is the share of the words of both that stand in a run of three words of the other, six
 * characters in Chinese and Japanese: where every twentieth word is another one, 0.95, in any language and
 * whether those words stand together or not. Paragraphs in another order are alike; case and punctuation do
 * not count. Which pairs are compared at all is decided by minhash: of those with a likeness of 0.9, one in
 * a thousand may be missed (in Chinese and Japanese more, where single characters differ all over the
 * text), of those with 0.95 hardly any.
 *
 * @param pages those that shall not be twins: listed ones. Texts of fewer than 50 words are left out
 */
export function nearDuplicates(pages: readonly ParsedPage[]): NearDuplicate[] {
  const places = new Map(pages.map(({ url }, index) => [url, index]));
  const place = (url: string) => places.get(url) ?? 0;
  return [...new Set(pages.map(languageOf))]
    .flatMap((lang) => pairsOf(pages.filter((page) => languageOf(page) === lang).flatMap(textsOf)))
    .sort((a, b) => place(a.url) - place(b.url) || place(a.other) - place(b.other));
}
