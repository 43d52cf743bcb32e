import type { LoadFailure } from '@/lib/downloads/load-file';

/** Why a page or file did not arrive, though it may be there. */
export type CrawlFailure = Exclude<LoadFailure, 'missing'> | 'too-big' | 'not-html';

/** What is not there, and what may be there and did not arrive. */
export type NotLoaded = { kind: 'missing' } | { kind: 'failure'; failure: CrawlFailure };

export function failed(failure: CrawlFailure): NotLoaded {
  return { kind: 'failure', failure };
}
