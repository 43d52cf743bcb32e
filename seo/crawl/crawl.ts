import type { AuditedSite } from '@/seo/audit/audited-site';
import type { CrawlProgress } from './crawl-progress';
import type { CrawlFailure } from './not-loaded';

/** What a crawl is to read. */
export type CrawlRequest = {
  /** URL paths of the pages that are to be judged: `/ja/about`. */
  wanted: readonly string[];
  /** Whether all pages that the sitemap lists are to be judged, too. */
  withListed: boolean;
  /** The configured origin, against which addresses in pages are read. */
  origin: string;
  /** The origin that is asked: `location.origin`. */
  server: string;
  /** Whether these are to be all pages of the site. */
  isWhole: boolean;
  /** URL paths without locale prefix that shall not be listed, whatever their pages say. */
  hidden: ReadonlySet<string>;
};

/** How a crawl is ended, and whom it tells how far it is. */
export type CrawlControl = { signal: AbortSignal; onProgress: (progress: CrawlProgress) => void };

/** What did not arrive, and why. */
export type FailedPath = {
  path: string;
  failure: CrawlFailure | 'missing';
  /** Whether it is a page that was to be judged. Only such a one can be missing: of others that is no failure. */
  isWanted: boolean;
};

/** What a crawl has read. Its lists are ordered by URL path, but for the sitemap, which has an order of its own. */
export type Crawl = {
  request: CrawlRequest;
  /** It is whole where that was wanted and no page is lacking that may be there. */
  site: AuditedSite;
  failures: readonly FailedPath[];
};
