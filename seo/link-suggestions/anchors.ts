import { groupBy } from '@/lib/objects/group-by';
import type { Place } from '@/lib/text/places';
import { fold, isUnspaced, wordsOf } from '@/lib/text/words';
import type { LinkWords } from '@/seo/link-data';
import type { Corpus } from './corpus';
import type { LinkTarget } from './link-source';

/** How surely an anchor means its target, by the source of its words. */
const anchorWeights = { author: 1, title: 0.9, keyword: 0.8, phrase: 0.8, description: 0.7 };

/** A page that an anchor may lead to. */
export type AnchorTarget = {
  target: string;
  weight: number;
  /** Set by a phrase rule. */
  confidence: number | undefined;
};

/** A word on more than this share of the pages is common: it does not tell one page from others. */
const commonShare = 0.6;

/** Punctuation that ends the part of a title that can stand alone. */
const titleSeparators = /[:：?？–—|]/u;

function isSpecific(words: string, lang: string): boolean {
  return isUnspaced(lang) ? [...words].length >= 4 : wordsOf(words, lang).length >= 2;
}

/**
 * The name of a page in its title: the whole first part. Fragments of it read as if cut (“team without”),
 * and later parts are additions (“reports and agenda”). Undefined where it is too short to mean one page.
 */
export function nameInTitle(title: string, lang: string): string | undefined {
  const name = title.split(titleSeparators)[0]?.trim() ?? '';
  return isSpecific(name, lang) ? name : undefined;
}

/** Japanese that begins or ends in hiragana: mostly a verb, an adverb or a part of one, hardly the name of a subject. */
const hiraganaEdge = /^\p{Script=Hiragana}|\p{Script=Hiragana}$/u;

/** The phrases between common words and punctuation: at least two words, four characters in Chinese and Japanese. */
export function keyPhrases(text: string, { lang, size, wordFrequencies }: Corpus): string[] {
  const phrases: Place[] = [];
  let isOpen = false;
  let end = 0;
  for (const word of wordsOf(text, lang)) {
    const { index: start } = word;
    const isCommon = (wordFrequencies.get(word.text) ?? 0) > commonShare * size;
    const continues = isOpen && /^[\s-]?$/.test(text.slice(end, start));
    end = start + word.text.length;
    isOpen = !isCommon && /\p{L}/u.test(word.text);
    if (!isOpen) continue;
    const first = continues ? phrases.pop()?.start : undefined;
    phrases.push({ start: first ?? start, end });
  }
  return phrases
    .map((phrase) => text.slice(phrase.start, phrase.end))
    .filter((phrase) => isSpecific(phrase, lang) && !hiraganaEdge.test(phrase));
}

function describingPhrases({ title, description }: LinkTarget, corpus: Corpus): string[] {
  // Only the start of a title is a whole phrase; others read as if cut: “losing history”.
  const starts = keyPhrases(title, corpus).filter((phrase) => title.startsWith(phrase));
  return [...starts, ...keyPhrases(description, corpus)].map(fold);
}

/**
 * Collects the anchors that the links of a page may have, and their targets.
 * @param source URL path of the page: it gets no links to itself, and the anchors of its own links do not count
 * @returns the possible targets by folded anchor
 */
export function targetsByAnchor(
  source: string,
  targets: readonly LinkTarget[],
  corpus: Corpus,
  words: LinkWords,
): Map<string, AnchorTarget[]> {
  const { lang } = corpus;
  const byAnchor = new Map<string, AnchorTarget[]>();
  const stop = new Set(words.stop.map(fold));
  const add = (text: string, target: string, weight: number, confidence?: number) => {
    const key = fold(text);
    const known = byAnchor.get(key) ?? [];
    // The surest source comes first.
    const isKnown = known.some((each) => each.target === target);
    if (stop.has(key) || target === source || isKnown) return;
    byAnchor.set(key, [...known, { target, weight, confidence }]);
  };
  // The words of the home and contact pages are on all others too.
  const subjects = targets.filter((each) => each.keywords.length > 0 || each.clusters.length > 0);
  const subjectUrls = new Set(subjects.map(({ url }) => url));
  const isKeywordOf = new Set(
    subjects.flatMap(({ url, keywords }) => keywords.map((keyword) => `${url} ${fold(keyword)}`)),
  );
  for (const link of corpus.authorLinks) {
    if (link.source === source || !subjectUrls.has(link.target)) continue;
    // A single word means its own page alone: “payroll” is no anchor for a text about payroll in several countries.
    const isOwn = isKeywordOf.has(`${link.target} ${link.anchor}`);
    if (!isSpecific(link.anchor, lang) && !isOwn) continue;
    add(link.anchor, link.target, anchorWeights.author);
  }
  for (const { url, title } of subjects) {
    const name = nameInTitle(title, lang);
    if (name !== undefined) add(name, url, anchorWeights.title);
  }
  for (const { phrase, path, confidence } of words.phrases) {
    add(phrase, path, anchorWeights.phrase, confidence);
  }
  for (const { url, keywords } of subjects) {
    for (const keyword of keywords) add(keyword, url, anchorWeights.keyword);
  }
  const described = subjects
    .filter((target) => target.keywords.length === 0)
    .flatMap((target) => describingPhrases(target, corpus).map((phrase) => ({ phrase, target })));
  for (const [phrase, [{ target }, ...others]] of groupBy(described, (each) => each.phrase)) {
    const isShared = others.some((other) => other.target !== target);
    if (!isShared && !byAnchor.has(phrase)) add(phrase, target.url, anchorWeights.description);
  }
  return byAnchor;
}
