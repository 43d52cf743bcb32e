/** @jest-environment node */
import { keysOf } from '@/lib/objects/entries-of';
import { documentIds, pages } from './pages';
import { serviceKeys, services } from './services';
import { type Suggestion, suggestionsFor } from './suggestions';

const pageIds = keysOf(pages);

function nameOf(suggestion: Suggestion): string {
  return 'service' in suggestion ? suggestion.service : suggestion.document;
}

test.each(pageIds)('%s suggests at most three, each once, all existing, never itself', (id) => {
  const suggestions = suggestionsFor(id).map(nameOf);
  expect(suggestions.length).toBeGreaterThan(0);
  expect(suggestions.length).toBeLessThanOrEqual(3);
  expect(new Set(suggestions).size).toBe(suggestions.length);
  const existing: string[] = [...documentIds, ...serviceKeys];
  expect(suggestions.filter((suggestion) => !existing.includes(suggestion))).toEqual([]);
  expect(suggestions).not.toContain(id);
});

test.each(serviceKeys)('%s suggests no service that it has just shown as related', (key) => {
  const suggested = suggestionsFor(key).map(nameOf);
  expect(services[key].related.filter((related) => suggested.includes(related))).toEqual([]);
});
