import { groupBy } from '@/lib/objects/group-by';
import { mentionsIn, overlap } from '@/lib/text/contextual-links';
import { mostPlannedLinks } from '@/lib/text/planned-links';
import { type Anchor, anchorTable } from './anchors';
import { type Corpus, corpusOf, cosine, pagesWith, type Vector, vectorOf } from './corpus';
import { suggestionId } from './link-plan';
import type {
  KnownTarget,
  LinkSource,
  LinkSuggestion,
  LinkTarget,
  LinkWords,
  RejectedLink,
  RelevanceParts,
} from './types';
import { sentenceAt } from './words-in-text';

/** A page with fewer links than this gets strategic ones. */
const fewLinks = 3;

const strategicConfidence = 95;

/** Below this relevance nothing is suggested. */
const leastRelevance = 0.25;

/**
 * Relevance of a link, from 0 to 1: the weighted sum of its parts. With these weights the ranks agree best
 * with the links that authors set and pick, measured on two thirds of the English documents.
 */
export function relevanceOf({ anchor, topic, context, cluster }: RelevanceParts): number {
  return 0.3 * anchor + 0.4 * topic + 0.2 * context + 0.1 * cluster;
}

type Rated = { parts: RelevanceParts };

/** For sorting: the most relevant first. */
function byRelevance(a: Rated, b: Rated): number {
  return relevanceOf(b.parts) - relevanceOf(a.parts);
}

/** The confidence of a relevance: from 70 to 100, which all from 0.85 on have. */
export function confidenceOf(relevance: number): number {
  return Math.round(70 + 30 * Math.min(1, Math.max(0, relevance - leastRelevance) / 0.6));
}

/**
 * How surely words mean a page, from 0 to 1.
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

/** The parts of a relevance that do not depend on an anchor. */
type Relation = Pick<RelevanceParts, 'topic' | 'cluster'> & {
  target: LinkTarget;
  /** How similar each block and the target are, as a share of the highest value of the page. */
  contexts: readonly number[];
};

function relationsOf(source: LinkSource, targets: readonly LinkTarget[], corpus: Corpus) {
  const none: Vector = new Map();
  const vectorAt = (path: string) => corpus.vectors.get(path) ?? none;
  const clusters = targets.find(({ path }) => path === source.path)?.clusters ?? [];
  const blocks = source.blocks.map(({ kind, text }) => {
    return kind === 'text' ? vectorOf(text, corpus) : none;
  });
  const compared = targets
    .filter(({ path }) => path !== source.path)
    .map((target) => {
      const { path, title, description, keywords } = target;
      const profile = vectorOf([title, description, ...keywords].join('\n'), corpus);
      const similarity = cosine(vectorAt(source.path), vectorAt(path));
      return { target, similarity, contexts: blocks.map((block) => cosine(block, profile)) };
    });
  const highest = Math.max(0, ...compared.flatMap(({ contexts }) => contexts)) || 1;
  return compared.map(({ target, similarity, contexts }, index): Relation => {
    const others = compared.toSpliced(index, 1).map((other) => other.similarity);
    const isClustered = target.clusters.some((cluster) => clusters.includes(cluster));
    return {
      target,
      topic: rankOf(similarity, others),
      cluster: isClustered ? 1 : 0,
      contexts: contexts.map((value) => value / highest),
    };
  });
}

/** A block in which a page could link to a target, with the anchor if it has one. */
type Place = { block?: number; text: string; anchor?: Anchor & { start: number; end: number } };

/** The anchors of a page by target: in running text without a link, and not in explanations. */
function anchoredPlaces(
  { path: source, blocks }: LinkSource,
  targets: readonly LinkTarget[],
  corpus: Corpus,
  words: LinkWords,
): Map<string, Place[]> {
  const { index, byWords } = anchorTable(source, targets, corpus, words);
  const places = blocks.flatMap(({ kind, text, links, explained = [] }, block) => {
    if (kind !== 'text' || links.length > 0) return [];
    return mentionsIn(text, index)
      .filter((mention) => !explained.some((stretch) => overlap(stretch, mention)))
      .flatMap(({ start, end, path }) =>
        (byWords.get(path) ?? []).map((anchor) => {
          return { block, text, anchor: { ...anchor, start, end } };
        }),
      );
  });
  return groupBy(places, ({ anchor }) => anchor.target);
}

/** The parts of the relevance of a link at a place. */
function partsAt({ block, text, anchor }: Place, relation: Relation, corpus: Corpus) {
  const { topic, cluster, contexts } = relation;
  const parts: RelevanceParts = { anchor: 0, topic, context: contexts[block ?? -1] ?? 0, cluster };
  if (anchor === undefined) return parts;
  const pages = pagesWith(text.slice(anchor.start, anchor.end), corpus);
  return { ...parts, anchor: anchorPart(anchor.weight, pages, corpus.size) };
}

/**
 * Counts all pages of a language once, for suggesting links on each of them.
 * @param lang tag of the language
 * @param pages each once
 * @param known pages that links may lead to; where the page that gets links is one, its clusters count
 * @returns the targets that were read, and the function that suggests links
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
   * The links that a page could have: at most ten, one a target, by confidence; none to where its running
   * text links already, none that was rejected, and none in paragraphs with a link, headings, quotes and
   * calls to action. The same input gives the same list.
   * @param rejected on whatever page
   */
  function suggest(source: LinkSource, rejected: readonly RejectedLink[] = []): LinkSuggestion[] {
    const { path: page, blocks } = source;
    const closed = new Set([
      page,
      ...rejected.filter((link) => link.page === page).map(({ target }) => target),
      ...blocks.flatMap(({ kind, links }) =>
        kind === 'text' ? links.map(({ path }) => path) : [],
      ),
    ]);
    const linked = new Set(source.links.filter((path) => path !== page));
    const strategic = words.strategic
      .filter((path) => !closed.has(path) && !linked.has(path))
      .slice(0, Math.max(0, fewLinks - linked.size));
    const anchored = anchoredPlaces(source, targets, corpus, words);
    const texts = blocks.flatMap(({ kind, text }, block): Place[] => {
      return kind === 'text' ? [{ block, text }] : [];
    });
    const unanchored = texts.length === 0 ? [{ text: '' }] : texts;

    function suggestionFor(relation: Relation): LinkSuggestion[] {
      const { path: target, title } = relation.target;
      const isStrategic = strategic.includes(target);
      const [best] = (anchored.get(target) ?? (isStrategic ? unanchored : []))
        .map((place) => ({ ...place, parts: partsAt(place, relation, corpus) }))
        .sort(byRelevance);
      if (best === undefined) return [];
      const { block, text, anchor, parts } = best;
      const relevance = relevanceOf(parts);
      if (relevance < leastRelevance && !isStrategic) return [];
      const anchorText = anchor ? text.slice(anchor.start, anchor.end) : title;
      const fixed = isStrategic ? strategicConfidence : anchor?.confidence;
      return [
        {
          id: suggestionId({ page, target }),
          page,
          anchorText,
          targetUrl: target,
          targetTitle: title,
          context: anchor ? sentenceAt(text, anchor.start, anchor.end, source.lang) : text,
          confidence: fixed ?? confidenceOf(relevance),
          approved: false,
          implemented: false,
          rejected: false,
          rule: isStrategic ? 'strategic' : fixed === undefined ? 'keyword' : 'phrase',
          parts,
          block,
          isInText: anchor !== undefined,
          proposed: { anchorText, targetUrl: target },
        },
      ];
    }

    return relationsOf(source, targets, corpus)
      .filter(({ target }) => !closed.has(target.path))
      .flatMap(suggestionFor)
      .sort(
        (a, b) =>
          b.confidence - a.confidence || byRelevance(a, b) || (a.targetUrl < b.targetUrl ? -1 : 1),
      )
      .slice(0, mostPlannedLinks);
  }

  return { targets, suggest };
}
