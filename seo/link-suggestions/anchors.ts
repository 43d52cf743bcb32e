import { type KeywordIndex, keywordIndex } from '@/lib/text/contextual-links';
import { fold, wordsOf } from '@/lib/text/words';
import type { Corpus } from './corpus';
import { isByPairs } from './terms';
import type { LinkTarget, LinkWords } from './types';

/** How sure it is that words mean a page, by where they come from. */
const anchorWeights = { author: 1, title: 0.9, keyword: 0.8, phrase: 0.8, description: 0.7 };

/** That words may carry a link to a page. */
export type Anchor = {
  target: string;
  weight: number;
  /** Set by a phrase rule. */
  confidence?: number;
};

/** All words of a language that may carry links. */
export type AnchorTable = {
  /** Finds them in texts; each leads to its own folded form. */
  index: KeywordIndex;
  byWords: ReadonlyMap<string, readonly Anchor[]>;
};

/** Words that more than this share of the pages have say nothing about any of them. */
const commonShare = 0.6;

/** Between parts of a title that can stand alone; a comma parts what cannot. */
const titleParts = /[:：?？–—|]/u;

/** Whether words say enough to be a link of their own. */
function isEnough(words: string, lang: string): boolean {
  return isByPairs(lang) ? [...words].length >= 4 : wordsOf(words, lang).length >= 2;
}

/**
 * What a title calls its page: its first part, whole, for fragments of it read as if cut (“team without”),
 * and what follows only says more (“reports and agenda”). Undefined where that is too short to mean one page.
 */
export function nameInTitle(title: string, lang: string): string | undefined {
  const name = title.split(titleParts)[0]?.trim() ?? '';
  return isEnough(name, lang) ? name : undefined;
}

/**
 * The phrases of a text between the words that many pages have, such as articles and prepositions, and its
 * punctuation: at least two words, four characters in Chinese and Japanese.
 */
export function keyPhrases(text: string, { lang, size, wordFrequencies }: Corpus): string[] {
  const phrases: string[] = [];
  let from: number | undefined;
  let to = 0;
  const end = () => {
    if (from !== undefined && isEnough(text.slice(from, to), lang)) {
      phrases.push(text.slice(from, to));
    }
    from = undefined;
  };
  for (const word of wordsOf(text, lang)) {
    if (!/^[\s-]?$/.test(text.slice(to, word.index))) end();
    const isCommon = (wordFrequencies.get(word.text) ?? 0) > commonShare * size;
    if (isCommon || !/\p{L}/u.test(word.text)) end();
    else from ??= word.index;
    to = word.index + word.text.length;
  }
  end();
  return phrases;
}

/**
 * The phrases, folded, by which pages without keywords say what they are about, each with its page;
 * undefined where several pages have it.
 */
function describingPhrases(
  targets: readonly LinkTarget[],
  corpus: Corpus,
): Map<string, string | undefined> {
  const owners = new Map<string, string | undefined>();
  for (const { path, title, description, keywords } of targets) {
    if (keywords.length > 0) continue;
    // The start of a title is whole; what stands after its first gap reads as if cut: “losing history”.
    const starts = keyPhrases(title, corpus).filter((phrase) => title.startsWith(phrase));
    for (const phrase of [...starts, ...keyPhrases(description, corpus)].map(fold)) {
      const isShared = owners.has(phrase) && owners.get(phrase) !== path;
      owners.set(phrase, isShared ? undefined : path);
    }
  }
  return owners;
}

/**
 * Collects the words that may carry links.
 * @param source URL path of the page that is looked at: how it links itself counts for nothing
 */
export function anchorTable(
  source: string,
  targets: readonly LinkTarget[],
  corpus: Corpus,
  words: LinkWords,
): AnchorTable {
  const { lang } = corpus;
  const byWords = new Map<string, Anchor[]>();
  const stop = new Set(words.stop.map(fold));
  const add = (text: string, anchor: Anchor) => {
    const key = fold(text);
    if (stop.has(key) || anchor.target === source) return;
    const known = byWords.get(key) ?? [];
    // The surest comes first.
    if (known.some(({ target }) => target === anchor.target)) return;
    byWords.set(key, [...known, anchor]);
  };
  // Words of home and contact page are on all others too.
  const subjects = targets.filter((each) => each.keywords.length > 0 || each.clusters.length > 0);
  const subjectPaths = new Set(subjects.map(({ path }) => path));
  const keywords = new Set(subjects.flatMap((target) => target.keywords.map(fold)));
  for (const link of corpus.authorLinks) {
    if (link.source === source || !subjectPaths.has(link.target)) continue;
    if (!isEnough(link.anchor, lang) && !keywords.has(link.anchor)) continue;
    add(link.anchor, { target: link.target, weight: anchorWeights.author });
  }
  for (const { path, title } of subjects) {
    const name = nameInTitle(title, lang);
    if (name !== undefined) add(name, { target: path, weight: anchorWeights.title });
  }
  for (const { phrase, path, confidence } of words.phrases) {
    add(phrase, { target: path, weight: anchorWeights.phrase, confidence });
  }
  for (const { path, keywords } of subjects) {
    for (const keyword of keywords) add(keyword, { target: path, weight: anchorWeights.keyword });
  }
  for (const [phrase, target] of describingPhrases(subjects, corpus)) {
    if (target === undefined || byWords.has(phrase)) continue;
    add(phrase, { target, weight: anchorWeights.description });
  }
  const groups = [...byWords.keys()].map((key) => ({ path: key, keywords: [key] }));
  return { index: keywordIndex(groups, { lang, longerWords: words.longerWords }), byWords };
}
