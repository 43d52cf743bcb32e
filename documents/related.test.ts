/** @jest-environment node */

import { type DocumentEntry, documentEntries } from './entries';
import { relatedDocuments } from './related';

const documents = [...documentEntries('articles', 'en'), ...documentEntries('blogs', 'en')];

describe.each(documents.map((document) => [document.id, document] as const))(
  '%s',
  (id, document) => {
    const related = relatedDocuments(document, 'en');

    test('at most four, each once, of its first cluster, never itself or a suggestion (spec §9)', () => {
      const ids = related.map((other) => other.id);
      expect(ids.length).toBeLessThanOrEqual(4);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(id);
      expect(ids.filter((other) => document.suggestions.includes(other))).toEqual([]);
      for (const { clusters } of related) expect(clusters).toContain(document.clusters[0]);
    });
  },
);

test('nothing is related where the cluster has no other member', () => {
  const [first] = documents;
  if (first === undefined) throw new Error('there are no documents');
  const alone: DocumentEntry = {
    ...first,
    clusters: ['tax-compliance'],
    suggestions: documents.map(({ id }) => id),
  };
  expect(relatedDocuments(alone, 'en')).toEqual([]);
});
