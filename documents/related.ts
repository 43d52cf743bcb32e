import type { Locale } from '@/i18n/locales';
import { clusterEntries, type DocumentEntry } from './entries';

/** At most this many related documents are shown (spec §9). */
const limit = 4;

/**
 * What else there is on a document's first cluster: at most four, never itself, nor what it already
 * suggests. It begins with the next older one and goes round, so that each member is reached from
 * its neighbours.
 */
export function relatedDocuments(document: DocumentEntry, locale: Locale): DocumentEntry[] {
  const members = clusterEntries(document.clusters[0], locale);
  const own = members.findIndex(({ id }) => id === document.id);
  return [...members.slice(own + 1), ...members.slice(0, own)]
    .filter(({ id }) => !document.suggestions.includes(id))
    .slice(0, limit);
}
