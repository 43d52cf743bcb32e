import { type Mention, mentionsIn, overlap } from '@/lib/text/contextual-links';
import { fold } from '@/lib/text/words';
import { type Anchor, type AnchorTable, anchorTable } from './anchors';
import { anchorPart, confidenceOf, leastRelevance, rankOf, relevanceOf } from './confidence';
import { type Corpus, pagesWith } from './corpus';
import { sentenceAt } from './sentence';
import { termsOf } from './terms';
import type {
  LinkRule,
  LinkSource,
  LinkSuggestion,
  LinkTarget,
  LinkWords,
  Rejection,
  RelevanceParts,
} from './types';
import { cosine, type Vector, vectorOf } from './vectors';

/** At most this many suggestions are listed (spec §9). */
const listLimit = 10;

/** A page with fewer links than this gets strategic ones (spec §9). */
const fewLinks = 3;

const strategicConfidence = 95;

/** A place of a page that could carry a link. */
type Place = { block: number; mention: Mention; anchor: Anchor };

/** What is known of a page and one target before the words are looked at. */
type Topic = {
  target: LinkTarget;
  topic: number;
  cluster: number;
  /** How alike each block and the target are, as a share of the highest value of the page. */
  contexts: readonly number[];
};

function topicsOf(source: LinkSource, targets: readonly LinkTarget[], corpus: Corpus): Topic[] {
  const vector = (text: string) =>
    vectorOf(termsOf(text, corpus.lang), corpus.frequencies, corpus.size);
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
  const highest = Math.max(0, ...contexts.flat());
  return others.map((target, index) => ({
    target,
    topic: rankOf(
      likenesses[index] ?? 0,
      likenesses.filter((_, other) => other !== index),
    ),
    cluster: target.clusters.some((cluster) => clusters.includes(cluster)) ? 1 : 0,
    contexts: (contexts[index] ?? []).map((value) => (highest === 0 ? 0 : value / highest)),
  }));
}

/** The places of a page that may carry a link: running text without one, and without explanations. */
function placesOf({ blocks }: LinkSource, { index, byWords }: AnchorTable): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  blocks.forEach(({ kind, text, links, explained = [] }, block) => {
    if (kind !== 'text' || links.length > 0) return;
    for (const mention of mentionsIn(text, index)) {
      if (explained.some((stretch) => overlap(stretch, mention))) continue;
      for (const anchor of byWords.get(mention.path) ?? []) {
        const known = places.get(anchor.target) ?? [];
        places.set(anchor.target, [...known, { block, mention, anchor }]);
      }
    }
  });
  return places;
}

/** A suggestion with what orders it among those of the same confidence. */
type Ranked = { suggestion: LinkSuggestion; relevance: number };

type Made = {
  rule: LinkRule;
  confidence: number;
  parts: RelevanceParts;
  place: Place | undefined;
  block: number | undefined;
};

function suggestionOf(
  source: LinkSource,
  { target }: Topic,
  { rule, confidence, parts, place, block }: Made,
): LinkSuggestion {
  const text = block === undefined ? '' : (source.blocks[block]?.text ?? '');
  const anchorText = place ? text.slice(place.mention.start, place.mention.end) : target.title;
  return {
    id: `${target.path} ${fold(anchorText)}`,
    anchorText,
    targetUrl: target.path,
    targetTitle: target.title,
    context: place ? sentenceAt(text, place.mention.start, place.mention.end, source.lang) : text,
    confidence,
    approved: false,
    implemented: false,
    rule,
    parts,
    block,
    isInText: place !== undefined,
    proposed: undefined,
  };
}

/** The best of the places at which a page could link to a target, the first of equal ones. */
function bestPlace(topic: Topic, places: readonly Place[], source: LinkSource, corpus: Corpus) {
  let best: { place: Place; parts: RelevanceParts; relevance: number } | undefined;
  for (const place of places) {
    const { mention, anchor, block } = place;
    const words = source.blocks[block]?.text.slice(mention.start, mention.end) ?? '';
    const parts = {
      anchor: anchorPart(anchor.weight, pagesWith(words, corpus), corpus.size),
      topic: topic.topic,
      context: topic.contexts[block] ?? 0,
      cluster: topic.cluster,
    };
    const relevance = relevanceOf(parts);
    if (best === undefined || relevance > best.relevance) best = { place, parts, relevance };
  }
  return best;
}

/** The block that is closest to a target; undefined where the page has no running text. */
function closestBlock({ contexts }: Topic, { blocks }: LinkSource): number | undefined {
  let closest: number | undefined;
  blocks.forEach(({ kind }, index) => {
    if (kind !== 'text') return;
    if (closest === undefined || (contexts[index] ?? 0) > (contexts[closest] ?? 0)) closest = index;
  });
  return closest;
}

function byRank(a: Ranked, b: Ranked): number {
  return (
    b.suggestion.confidence - a.suggestion.confidence ||
    b.relevance - a.relevance ||
    (a.suggestion.targetUrl < b.suggestion.targetUrl ? -1 : 1)
  );
}

/** All links that `suggestLinks` chooses from, in its order. */
function rankedLinks(
  source: LinkSource,
  targets: readonly LinkTarget[],
  corpus: Corpus,
  words: LinkWords,
  rejected: readonly Rejection[] = [],
): Ranked[] {
  const refused = new Set(
    rejected.filter((each) => each.source === source.path).map(({ target }) => target),
  );
  const linked = new Set(
    source.blocks
      .flatMap(({ kind, links }) => (kind === 'text' ? links : []))
      .map(({ path }) => path),
  );
  const places = placesOf(source, anchorTable(source.path, targets, corpus, words));
  const anywhere = new Set(source.links.filter((path) => path !== source.path));
  const strategic = words.strategic
    .filter((path) => path !== source.path && !anywhere.has(path) && !refused.has(path))
    .slice(0, Math.max(0, fewLinks - anywhere.size));
  const found = topicsOf(source, targets, corpus).flatMap((topic): Ranked[] => {
    const { path } = topic.target;
    if (linked.has(path) || refused.has(path)) return [];
    const best = bestPlace(topic, places.get(path) ?? [], source, corpus);
    if (strategic.includes(path)) {
      const block = best?.place.block ?? closestBlock(topic, source);
      const parts = best?.parts ?? {
        anchor: 0,
        topic: topic.topic,
        context: block === undefined ? 0 : (topic.contexts[block] ?? 0),
        cluster: topic.cluster,
      };
      const made = { rule: 'strategic' as const, confidence: strategicConfidence, parts, block };
      const suggestion = suggestionOf(source, topic, { ...made, place: best?.place });
      return [{ suggestion, relevance: relevanceOf(parts) }];
    }
    if (best === undefined || best.relevance < leastRelevance) return [];
    const { place, parts, relevance } = best;
    const { confidence: fixed } = place.anchor;
    const suggestion = suggestionOf(source, topic, {
      rule: fixed === undefined ? 'keyword' : 'phrase',
      confidence: fixed ?? confidenceOf(relevance),
      parts,
      place,
      block: place.block,
    });
    return [{ suggestion, relevance }];
  });
  return found.sort(byRank);
}

/**
 * The links that a page could have: at most ten, one a target, the surest first (spec §9); none to where
 * its running text leads already, none that was refused, and none in paragraphs with a link, headings,
 * quotes and calls to act. The same input gives the same list.
 * @param targets pages in the language of the source; where it is one of them, its clusters count
 * @param corpus counted over all pages of the language
 * @param rejected what was refused, on whatever page
 */
export function suggestLinks(
  source: LinkSource,
  targets: readonly LinkTarget[],
  corpus: Corpus,
  words: LinkWords,
  rejected: readonly Rejection[] = [],
): LinkSuggestion[] {
  return rankedLinks(source, targets, corpus, words, rejected)
    .slice(0, listLimit)
    .map(({ suggestion }) => suggestion);
}
