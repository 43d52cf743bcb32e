import type { LoadFailure } from '@/lib/downloads/load-file';
import type { AuditedSite } from '@/seo/audit/audited-site';

/** The parameters of a crawl. */
export type CrawlRequest = {
  /** URL paths of the pages to audit: `/ja/about`. */
  wanted: readonly string[];
  /** Whether all pages of the sitemap are audited, too. */
  withListed: boolean;
  /** The configured origin, against which addresses in pages are resolved. */
  origin: string;
  /** The origin of the server that is crawled: `location.origin`. */
  server: string;
  /** Whether these are meant to be all pages of the site. */
  isWhole: boolean;
  /** URL paths without locale prefix that must not be listed, whatever their pages declare. */
  hidden: ReadonlySet<string>;
};

/** The stages of a crawl in their order: pages; sitemap and robots.txt; pages that these name; files that they name. */
export type CrawlStage = 'pages' | 'index' | 'targets' | 'files';

/** Requests of a stage that have ended, whether with an answer or not. */
export type CrawlProgress = { stage: CrawlStage; done: number; total: number };

export type CrawlControl = { signal: AbortSignal; onProgress: (progress: CrawlProgress) => void };

/** Why a page or file was not read. All but `missing` leave open whether it is there. */
export type CrawlFailure = LoadFailure | 'too-big' | 'not-html';

/** A path that was not read. */
export type FailedPath = {
  path: string;
  failure: CrawlFailure;
  /** Whether it is a page to audit. Only such a one can be missing: of others that is no failure. */
  isWanted: boolean;
};

/** The result of a crawl. Its lists are sorted by URL path, except for the sitemap. */
export type Crawl = {
  request: CrawlRequest;
  /** Whole where that was requested and no page is lacking that may be there. */
  site: AuditedSite;
  failures: readonly FailedPath[];
};
