/** @jest-environment node */
import { anchorPart, confidenceColor, confidenceOf, rankOf, relevanceOf } from './confidence';

test.each([
  // .3 for the anchor, .4 for the topic, .2 for the context, .1 for a shared cluster.
  [{ anchor: 1, topic: 1, context: 1, cluster: 1 }, 1],
  [{ anchor: 1, topic: 0, context: 0, cluster: 0 }, 0.3],
  [{ anchor: 0, topic: 0.5, context: 1, cluster: 0 }, 0.4],
  [{ anchor: 0.4, topic: 0.9, context: 0.2, cluster: 1 }, 0.62],
])('relevance of %j is %d', (parts, relevance) => {
  expect(relevanceOf(parts)).toBeCloseTo(relevance, 10);
});

test.each([
  [0.25, 70],
  [0.26, 71],
  [0.54, 85],
  [0.55, 85],
  [0.56, 86],
  [0.84, 100],
  [0.85, 100],
  [1, 100],
])('relevance %d gives confidence %d', (relevance, confidence) => {
  expect(confidenceOf(relevance)).toBe(confidence);
});

test('words count by their source, and the more the rarer they are', () => {
  // ln(10 / 1) / ln 10 = 1; ln(10 / 10) = 0; ln(100 / 10) / ln 100 = 1/2
  expect(anchorPart(0.8, 1, 9)).toBeCloseTo(0.8, 10);
  expect(anchorPart(1, 10, 9)).toBe(0);
  expect(anchorPart(0.9, 10, 99)).toBeCloseTo(0.45, 10);
});

test('the rank of a value is its share of lower ones, equal ones half', () => {
  expect(rankOf(3, [1, 2, 4, 5])).toBe(0.5);
  expect(rankOf(3, [3, 3])).toBe(0.5);
  expect(rankOf(0, [1])).toBe(0);
  expect(rankOf(9, [1, 2])).toBe(1);
  expect(rankOf(0, [])).toBe(1);
});

test.each([
  [59, 'red'],
  [60, 'yellow'],
  [79, 'yellow'],
  [80, 'green'],
  [100, 'green'],
])('confidence %d is %s (spec §9)', (confidence, color) => {
  expect(confidenceColor(confidence)).toBe(color);
});
