import { mentionsIn, overlap } from '@/lib/text/contextual-links';
import { fold } from '@/lib/text/words';
import { type Anchor, type AnchorTable, anchorTable } from './anchors';
import { type Corpus, corpusOf, cosine, pagesWith, type Vector, vectorOf } from './corpus';
import { termsOf } from './terms';
import type {
  KnownTarget,
  LinkSource,
  LinkSuggestion,
  LinkTarget,
  LinkWords,
  RefusedLink,
  RelevanceParts,
} from './types';
import { sentenceAt } from './words-in-text';

/** At most this many suggestions are listed. */
const listLimit = 10;

/** A page with fewer links than this gets strategic ones. */
const fewLinks = 3;

const strategicConfidence = 95;

/** Below this relevance nothing is suggested. */
const leastRelevance = 0.25;

/**
 * Relevance of a link, from 0 to 1: the weighted sum of its parts. Paragraph and page once counted the
 * same; on two thirds of the English documents, ranks agree better with what authors link and pick when
 * the page counts more.
 */
export function relevanceOf({ anchor, topic, context, cluster }: RelevanceParts): number {
  return 0.3 * anchor + 0.4 * topic + 0.2 * context + 0.1 * cluster;
}

/** Confidence from 70 to 100 that a relevance gives; all from 0.85 on is certain. */
export function confidenceOf(relevance: number): number {
  return Math.round(70 + 30 * Math.min(1, Math.max(0, relevance - leastRelevance) / 0.6));
}

/**
 * How sure it is that words mean a page, from 0 to 1.
 * @param weight of the source of the words
 * @param pagesWithWords number of pages in which they stand
 * @param pages number of all pages
 */
export function anchorPart(weight: number, pagesWithWords: number, pages: number): number {
  return (weight * Math.log((pages + 1) / pagesWithWords)) / Math.log(pages + 1);
}

/** Share of the other values that a value exceeds, equal ones half; 1 where there are no others. */
export function rankOf(value: number, others: readonly number[]): number {
  if (others.length === 0) return 1;
  const below = others.filter((other) => other < value).length;
  const equal = others.filter((other) => other === value).length;
  return (below + equal / 2) / others.length;
}

/** What a page and one target have in common before the words of a link are looked at. */
type Topic = Pick<RelevanceParts, 'topic' | 'cluster'> & {
  target: LinkTarget;
  /** How alike each block and the target are, as a share of the highest value of the page. */
  contexts: readonly number[];
};

function topicsOf(source: LinkSource, targets: readonly LinkTarget[], corpus: Corpus): Topic[] {
  const vector = (text: string) => vectorOf(termsOf(text, corpus.lang), corpus);
  const none: Vector = new Map();
  const own = corpus.vectors.get(source.path) ?? none;
  const clusters = targets.find(({ path }) => path === source.path)?.clusters ?? [];
  const others = targets.filter(({ path }) => path !== source.path);
  const likenesses = others.map(({ path }) => cosine(own, corpus.vectors.get(path) ?? none));
  const blocks = source.blocks.map(({ kind, text }) => (kind === 'text' ? vector(text) : none));
  const contexts = others.map(({ title, description, keywords }) => {
    const profile = vector([title, description, ...keywords].join('\n'));
    return blocks.map((block) => cosine(block, profile));
  });
  const highest = Math.max(0, ...contexts.flat()) || 1;
  return others.map((target, index) => ({
    target,
    topic: rankOf(likenesses[index] ?? 0, likenesses.toSpliced(index, 1)),
    cluster: target.clusters.some((cluster) => clusters.includes(cluster)) ? 1 : 0,
    contexts: (contexts[index] ?? []).map((value) => value / highest),
  }));
}

/** Where a page could link to a target: words of a block, or a block that has no words for it. */
type Place = { block: number | undefined; words?: Anchor & { start: number; end: number } };

/** The places of a page by target: in running text without a link, and not in explanations. */
function placesOf({ blocks }: LinkSource, { index, byWords }: AnchorTable): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  blocks.forEach(({ kind, text, links, explained = [] }, block) => {
    if (kind !== 'text' || links.length > 0) return;
    for (const { start, end, path } of mentionsIn(text, index)) {
      if (explained.some((stretch) => overlap(stretch, { start, end }))) continue;
      for (const anchor of byWords.get(path) ?? []) {
        const known = places.get(anchor.target) ?? [];
        places.set(anchor.target, [...known, { block, words: { ...anchor, start, end } }]);
      }
    }
  });
  return places;
}

/** The blocks of running text, for a link that has no words in any of them. */
function placesWithoutWords({ blocks }: LinkSource): Place[] {
  const places = blocks.flatMap(({ kind }, block) => (kind === 'text' ? [{ block }] : []));
  return places.length === 0 ? [{ block: undefined }] : places;
}

/** The best of the places at which a page could link to a target, the first of equal ones. */
function bestOf(places: readonly Place[], { blocks }: LinkSource, topic: Topic, corpus: Corpus) {
  const rated = places.map(({ block, words }) => {
    const text = block === undefined ? '' : (blocks[block]?.text ?? '');
    const pages = words && pagesWith(text.slice(words.start, words.end), corpus);
    const parts: RelevanceParts = {
      anchor: words && pages ? anchorPart(words.weight, pages, corpus.size) : 0,
      topic: topic.topic,
      context: block === undefined ? 0 : (topic.contexts[block] ?? 0),
      cluster: topic.cluster,
    };
    return { block, words, text, parts, relevance: relevanceOf(parts) };
  });
  return rated.sort((a, b) => b.relevance - a.relevance)[0];
}

/**
 * Counts all pages of a language once, for suggesting links on each of them.
 * @param lang tag of the language
 * @param pages each once
 * @param known pages that links may lead to; where the page that gets links is one, its clusters count
 * @returns the targets that were read, and what suggests links
 */
export function linkSuggester(
  lang: string,
  pages: readonly LinkSource[],
  known: readonly KnownTarget[],
  words: LinkWords,
) {
  const corpus = corpusOf(lang, pages);
  const targets = known.flatMap((target): LinkTarget[] => {
    const page = pages.find(({ path }) => path === target.path);
    return page ? [{ ...target, title: page.title, description: page.description }] : [];
  });

  /**
   * The links that a page could have: at most ten, one a target, the surest first; none to where its
   * running text leads already, none that was refused, and none in paragraphs with a link, headings,
   * quotes and calls to act. The same input gives the same list.
   * @param refused what was refused, on whatever page
   */
  function suggest(source: LinkSource, refused: readonly RefusedLink[] = []): LinkSuggestion[] {
    const closed = new Set([
      source.path,
      ...refused.filter(({ page }) => page === source.path).map(({ target }) => target),
      ...source.blocks
        .flatMap(({ kind, links }) => (kind === 'text' ? links : []))
        .map(({ path }) => path),
    ]);
    const linked = new Set(source.links.filter((path) => path !== source.path));
    const strategic = words.strategic
      .filter((path) => !closed.has(path) && !linked.has(path))
      .slice(0, Math.max(0, fewLinks - linked.size));
    const places = placesOf(source, anchorTable(source.path, targets, corpus, words));
    const found = topicsOf(source, targets, corpus).flatMap((topic) => {
      const { path, title } = topic.target;
      if (closed.has(path)) return [];
      const isStrategic = strategic.includes(path);
      const candidates = places.get(path) ?? (isStrategic ? placesWithoutWords(source) : []);
      const best = bestOf(candidates, source, topic, corpus);
      if (best === undefined || (best.relevance < leastRelevance && !isStrategic)) return [];
      const { block, words, text, parts, relevance } = best;
      const anchorText = words === undefined ? title : text.slice(words.start, words.end);
      const fixed = isStrategic ? strategicConfidence : words?.confidence;
      const suggestion: LinkSuggestion = {
        id: `${path} ${fold(anchorText)}`,
        anchorText,
        targetUrl: path,
        targetTitle: title,
        context: words ? sentenceAt(text, words.start, words.end, source.lang) : text,
        confidence: fixed ?? confidenceOf(relevance),
        approved: false,
        implemented: false,
        rule: isStrategic ? 'strategic' : fixed === undefined ? 'keyword' : 'phrase',
        parts,
        block,
        isInText: words !== undefined,
        proposed: undefined,
      };
      return [{ suggestion, relevance }];
    });
    return found
      .sort(
        (a, b) =>
          b.suggestion.confidence - a.suggestion.confidence ||
          b.relevance - a.relevance ||
          (a.suggestion.targetUrl < b.suggestion.targetUrl ? -1 : 1),
      )
      .slice(0, listLimit)
      .map(({ suggestion }) => suggestion);
  }

  return { targets, suggest };
}
