/** @jest-environment node */
import { areaUnderCurve, type Graded, spearman } from './rank-agreement';

function graded(...pairs: [number, number][]): Graded[] {
  return pairs.map(([relevance, grade]) => ({ relevance, grade }));
}

test.each([
  ['the chosen first', graded([0.9, 2], [0.8, 2], [0.2, 1], [0.1, 0]), 1],
  ['the chosen last', graded([0.1, 2], [0.9, 0]), 0],
  ['all the same', graded([0.5, 2], [0.5, 0]), 0.5],
  ['three of four pairs in order', graded([0.9, 2], [0.4, 2], [0.5, 0], [0.3, 0]), 0.75],
])('area under the curve, %s', (_, given, area) => {
  expect(areaUnderCurve(given, 2)).toBe(area);
});

test('there is no area without both kinds', () => {
  expect(areaUnderCurve(graded([0.5, 2]), 2)).toBeNaN();
});

test.each([
  ['in order', graded([0.1, 0], [0.2, 1], [0.9, 2]), 1],
  ['reversed', graded([0.9, 0], [0.5, 1], [0.1, 2]), -1],
  // Ranks 1 2 3 4 and 1 3 2 4: 1 - 6·2 / (4·15)
  ['two of four changed places', graded([1, 1], [2, 3], [3, 2], [4, 4]), 0.8],
])('rank correlation, %s', (_, given, value) => {
  expect(spearman(given)).toBeCloseTo(value, 10);
});

test('equal values share their ranks', () => {
  // Ranks 1 2 3 and 1.5 1.5 3: 1.5 / √(2 · 1.5)
  expect(spearman(graded([1, 0], [2, 0], [3, 2]))).toBeCloseTo(1.5 / Math.sqrt(3), 10);
});
