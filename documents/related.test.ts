/** @jest-environment node */

import { visit } from 'unist-util-visit';
import { readDocument } from './documents';
import { type DocumentEntry, documentEntries } from './entries';
import { relatedDocuments } from './related';

const documents = [...documentEntries('articles', 'en'), ...documentEntries('blogs', 'en')];
const targets = new Map(documents.map((document) => [document.id, leadsTo(document)]));

/** Paths of the documents that one document leads to: in its text, suggested, related. */
function leadsTo(document: DocumentEntry): Set<string> {
  const paths = new Set(relatedDocuments(document, 'en').map(({ path }) => path));
  for (const id of document.suggestions) {
    const suggested = documents.find((other) => other.id === id);
    if (suggested) paths.add(suggested.path);
  }
  visit(readDocument(document.id, 'en').tree, 'element', ({ properties }) => {
    if (properties.href) paths.add(String(properties.href));
  });
  return paths;
}

describe.each(documents.map((document) => [document.id, document] as const))(
  '%s',
  (id, document) => {
    const related = relatedDocuments(document, 'en');

    test('at most four, each once, of its first cluster, never itself or a suggestion (spec §9)', () => {
      const ids = related.map((other) => other.id);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.length).toBeLessThanOrEqual(4);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(id);
      expect(ids.filter((other) => document.suggestions.includes(other))).toEqual([]);
      for (const { clusters } of related) expect(clusters).toContain(document.clusters[0]);
    });

    test('it is reached from at least two other documents', () => {
      const from = documents.filter(
        (other) => other !== document && targets.get(other.id)?.has(document.path),
      );
      expect(from.length).toBeGreaterThanOrEqual(2);
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
