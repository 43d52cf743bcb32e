import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { prefetchOnHover } from './prefetch';

const condition = z.object({ selector_matches: z.string().optional() });
const ruleList = z.object({
  prefetch: z.array(
    z.object({ eagerness: z.string(), where: z.object({ and: z.array(condition) }) }),
  ),
});

/** The selectors by which the links are chosen that are prefetched when a visitor points at them. */
function selectorsOnHover(): string[] {
  const rules: unknown = JSON.parse(readFileSync('public/prefetch.speculationrules', 'utf8'));
  const { prefetch } = ruleList.parse(rules);
  return prefetch
    .filter(({ eagerness }) => eagerness === 'moderate')
    .flatMap(({ where }) => where.and.flatMap((each) => each.selector_matches ?? []));
}

function show(canHover: boolean): void {
  window.matchMedia = jest.fn((query: string) => ({
    ...new EventTarget(),
    matches: query === '(hover: hover)' && canHover,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => true,
  }));
  delete document.documentElement.dataset.hover;
  prefetchOnHover(document);
}

/** Whether the rules choose the links of the page. */
function isChosen(): boolean {
  const selectors = selectorsOnHover();
  document.body.innerHTML = '<p><a href="/about">About</a></p>';
  return selectors.some((selector) => document.querySelector(selector) !== null);
}

test('where a visitor can point at links, they are prefetched then', () => {
  show(true);
  expect(isChosen()).toBe(true);
});

test('where they cannot, that waits until one is pressed', () => {
  show(false);
  expect(isChosen()).toBe(false);
});
