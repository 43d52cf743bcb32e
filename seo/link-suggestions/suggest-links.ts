import { groupBy } from '@/lib/objects/group-by';
import { keywordIndex, mentionsIn } from '@/lib/text/contextual-links';
import { overlap } from '@/lib/text/places';
import { maxPlannedLinks } from '@/lib/text/planned-links';
import type { KnownTarget, LinkWords } from '@/seo/link-data';
import { type AnchorTarget, targetsByAnchor } from './anchors';
import { type Corpus, corpusOf, cosine, countPagesWith, type Vector, vectorOf } from './corpus';
import type { LinkSource, LinkTarget } from './link-source';
import { type LinkSuggestion, type RejectedLink, suggestionId } from './link-suggestion';
import { sentenceAt } from './words-in-text';

/** A page with fewer links than this gets strategic ones. */
const minLinks = 3;

const strategicConfidence = 95;

/** Below this relevance only strategic links are suggested. */
const minRelevance = 0.25;

/**
 * Relevance of a link, from 0 to 1: the weighted sum of its parts. With these weights the ranks agree best
 * with the links that authors set and pick, measured on two thirds of the English documents.
 */
export function relevanceOf({ anchor, topic, context, cluster }: LinkSuggestion['parts']): number {
  return 0.3 * anchor + 0.4 * topic + 0.2 * context + 0.1 * cluster;
}

function byRelevance(a: Pick<LinkSuggestion, 'parts'>, b: Pick<LinkSuggestion, 'parts'>): number {
  return relevanceOf(b.parts) - relevanceOf(a.parts);
}

/** The confidence of a relevance: 70 at `minRelevance`, rising to 100 at 0.85 and above. */
export function confidenceOf(relevance: number): number {
  return Math.round(70 + 30 * Math.min(1, Math.max(0, relevance - minRelevance) / 0.6));
}

/** The weight of an anchor's source times the inverse document frequency of its words, from 0 to 1. */
export function anchorPart(weight: number, pageCount: number, totalPages: number): number {
  return (weight * Math.log((totalPages + 1) / pageCount)) / Math.log(totalPages + 1);
}

/** Share of the other values that a value exceeds, equal ones half; 1 where there are no others. */
export function percentileRank(value: number, others: readonly number[]): number {
  if (others.length === 0) return 1;
  const below = others.filter((other) => other < value).length;
  const equal = others.filter((other) => other === value).length;
  return (below + equal / 2) / others.length;
}

/** A block in which a page could link to a target: its sentence with an anchor, or the whole of it. */
type LinkPlace = { block?: number; context: string; anchor?: AnchorTarget & { text: string } };

/** The places with an anchor by target: in running text without a link, and not in explanations. */
function anchoredPlaces(
  { lang, url, blocks }: LinkSource,
  targets: readonly LinkTarget[],
  corpus: Corpus,
  words: LinkWords,
) {
  const anchors = targetsByAnchor(url, targets, corpus, words);
  // Words may mean several pages, so the words themselves stand in for the path.
  const groups = [...anchors.keys()].map((key) => ({ path: key, keywords: [key] }));
  const keywords = keywordIndex(groups, { lang: corpus.lang, longerWords: words.longerWords });
  const places = blocks.flatMap(({ kind, text, links, explained = [] }, block) => {
    if (kind !== 'text' || links.length > 0) return [];
    return mentionsIn(text, keywords)
      .filter((mention) => !explained.some((stretch) => overlap(stretch, mention)))
      .flatMap(({ start, end, path: key }) => {
        const context = sentenceAt(text, start, end, lang);
        return (anchors.get(key) ?? []).map((anchor) => {
          return { block, context, anchor: { ...anchor, text: text.slice(start, end) } };
        });
      });
  });
  return groupBy(places, ({ anchor }) => anchor.target);
}

/** Compares a page with all other targets. @returns each, with a function that rates a link to it at a place */
function comparisons(source: LinkSource, targets: readonly LinkTarget[], corpus: Corpus) {
  const none: Vector = new Map();
  const vectorAt = (url: string) => corpus.vectors.get(url) ?? none;
  const clusters = targets.find(({ url }) => url === source.url)?.clusters ?? [];
  const blocks = source.blocks.map(({ kind, text }) => {
    return kind === 'text' ? vectorOf(text, corpus) : none;
  });
  const others = targets.filter(({ url }) => url !== source.url);
  const similarities = others.map(({ url }) => cosine(vectorAt(source.url), vectorAt(url)));
  const contexts = others.map(({ title, description, keywords }) => {
    const profile = vectorOf([title, description, ...keywords].join('\n'), corpus);
    return blocks.map((block) => cosine(block, profile));
  });
  const highest = Math.max(0, ...contexts.flat()) || 1;
  return others.map((target, index) => {
    const topic = percentileRank(similarities[index] ?? 0, similarities.toSpliced(index, 1));
    const cluster = target.clusters.some((each) => clusters.includes(each)) ? 1 : 0;
    const partsAt = ({ block = -1, anchor }: LinkPlace): LinkSuggestion['parts'] => ({
      anchor: anchor
        ? anchorPart(anchor.weight, countPagesWith(anchor.text, corpus), corpus.size)
        : 0,
      topic,
      context: (contexts[index]?.[block] ?? 0) / highest,
      cluster,
    });
    return { target, partsAt };
  });
}

/**
 * Counts all pages of a language once, for suggesting links on each of them.
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
    const page = pages.find(({ url }) => url === target.url);
    return page ? [{ ...target, title: page.title, description: page.description }] : [];
  });

  /**
   * The links that a page could have: at most ten, one for each target, by confidence. Left out are targets that
   * its running text, or the text of a document with its tables, links to already, and rejected links. Anchors are looked for in paragraphs without links
   * only, never in headings, quotes or calls to action; a strategic link without an anchor has the closest
   * paragraph as its context, whether that has links or not. The same input gives the same list.
   * @param rejected of all pages; only those of this one count
   */
  function suggest(source: LinkSource, rejected: readonly RejectedLink[] = []): LinkSuggestion[] {
    const { url: page } = source;
    const texts = source.blocks.flatMap(({ kind, text: context, links }, block) => {
      return kind === 'text' ? [{ block, context, links }] : [];
    });
    const excluded = new Set([
      page,
      ...rejected.filter((link) => link.page === page).map(({ target }) => target),
      ...texts.flatMap(({ links }) => links.map(({ path }) => path)),
      ...source.documentLinks,
    ]);
    const linked = new Set(source.links.filter((path) => path !== page));
    const strategic = words.strategic
      .filter((path) => !excluded.has(path) && !linked.has(path))
      .slice(0, Math.max(0, minLinks - linked.size));
    const anchored = anchoredPlaces(source, targets, corpus, words);
    const unanchored: LinkPlace[] = texts.length === 0 ? [{ context: '' }] : texts;
    return comparisons(source, targets, corpus)
      .flatMap(({ target: { url: target, title }, partsAt }): LinkSuggestion | [] => {
        if (excluded.has(target)) return [];
        const isStrategic = strategic.includes(target);
        const places: LinkPlace[] = anchored.get(target) ?? (isStrategic ? unanchored : []);
        const rated = places.map((place) => ({ ...place, parts: partsAt(place) }));
        const [best] = rated.sort(byRelevance);
        if (best === undefined) return [];
        const { block, context, anchor, parts } = best;
        const relevance = relevanceOf(parts);
        if (relevance < minRelevance && !isStrategic) return [];
        const proposed = { anchorText: anchor?.text ?? title, targetUrl: target };
        const fixed = isStrategic ? strategicConfidence : anchor?.confidence;
        return {
          ...proposed,
          proposed,
          id: suggestionId({ page, target }),
          page,
          targetTitle: title,
          context,
          confidence: fixed ?? confidenceOf(relevance),
          approved: false,
          implemented: false,
          rejected: false,
          rule: isStrategic ? 'strategic' : fixed === undefined ? 'keyword' : 'phrase',
          parts,
          block,
          isInText: anchor !== undefined,
        };
      })
      .sort(
        (a, b) =>
          b.confidence - a.confidence || byRelevance(a, b) || (a.targetUrl < b.targetUrl ? -1 : 1),
      )
      .slice(0, maxPlannedLinks);
  }

  return { targets, suggest };
}
