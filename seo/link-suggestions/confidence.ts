import type { RelevanceParts } from './types';

/** Below this relevance nothing is suggested. */
export const leastRelevance = 0.25;

/** From here on a suggestion may be implemented without being looked at (spec §9). */
export const autoImplementFrom = 85;

/**
 * How much each part counts. Paragraph and page once counted the same; on two thirds of the English
 * documents, ranks agree better with what authors link and pick when the page counts more.
 */
const weights: RelevanceParts = { anchor: 0.3, topic: 0.4, context: 0.2, cluster: 0.1 };

/** Relevance of a link, from 0 to 1: the weighted sum of its parts. */
export function relevanceOf({ anchor, topic, context, cluster }: RelevanceParts): number {
  return (
    weights.anchor * anchor +
    weights.topic * topic +
    weights.context * context +
    weights.cluster * cluster
  );
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

/** The color of a confidence (spec §9). */
export function confidenceColor(confidence: number): 'green' | 'yellow' | 'red' {
  if (confidence >= 80) return 'green';
  return confidence >= 60 ? 'yellow' : 'red';
}
