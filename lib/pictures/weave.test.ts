/** @jest-environment node */
import fc from 'fast-check';
import theme from '@/content/theme-colors.json';
import { inlineColors } from './inline-colors';
import { subjectOf, weave } from './weave';

const seeds = fc.string({ minLength: 1, maxLength: 40 });
const subjects = fc.constantFrom('finance', 'business', 'people', 'remote' as const);

/** Colors of a cloth, each once. */
function colorsOf(svg: string): string[] {
  return [...new Set(svg.match(/#[0-9a-f]{6}/g) ?? [])];
}

/** Relative luminance of a color such as `#aabbcc` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the same seed gives the same cloth, another seed another one', () => {
  expect(weave('cash-flow', 'finance')).toBe(weave('cash-flow', 'finance'));
  expect(weave('cash-flow', 'finance')).not.toBe(weave('cash-flows', 'finance'));
});

test('a cloth is at most 2 KB, two or three colors, and its stripes stand out from its ground', () => {
  fc.assert(
    fc.property(seeds, subjects, (seed, subject) => {
      const svg = inlineColors(weave(seed, subject), theme.light);
      expect(svg.length).toBeLessThanOrEqual(2048);
      const colors = colorsOf(svg);
      expect(colors.length).toBeGreaterThanOrEqual(2);
      expect(colors.length).toBeLessThanOrEqual(3);
      const [lightest = 0, darkest = 0] = [
        Math.max(...colors.map(luminance)),
        Math.min(...colors.map(luminance)),
      ];
      expect((lightest + 0.05) / (darkest + 0.05)).toBeGreaterThanOrEqual(2.5);
    }),
    { numRuns: 500 },
  );
});

test('a seed cannot break out of the drawing', () => {
  expect(weave('"><script>', 'people')).not.toContain('script');
});

test.each([
  ['blog-remote-team-performance', 'remote'],
  ['cluster-hr-payroll', 'people'],
  ['cluster-business-expansion', 'business'],
  ['cluster-tax-compliance', 'finance'],
])('the subject of %s is %s', (name, subject) => {
  expect(subjectOf(name)).toBe(subject);
});
