import { allUrls, type KnownSite } from '@/components/tools/known-site';
import { type Crawl, type CrawlControl, crawlSite, retryCrawl } from '@/seo/crawl/crawl-site';

/** A crawl to complete, and its paths that are requested again. */
export type CrawlRetry = { crawl: Crawl; paths: readonly string[] };

/**
 * Crawls pages, or completes a crawl; logs what did not arrive.
 * @param wanted URL paths; undefined for the whole site
 * @throws the signal's reason when it is aborted
 */
export async function crawlPages(
  known: KnownSite,
  wanted: readonly string[] | undefined,
  control: CrawlControl,
  retry?: CrawlRetry,
): Promise<Crawl> {
  const isWhole = wanted === undefined;
  const request = {
    wanted: wanted ?? allUrls(known),
    origin: known.origin,
    isWhole,
    noindexPaths: new Set(known.noindexPaths),
  };
  const crawl = retry
    ? await retryCrawl(retry.crawl, retry.paths, control)
    : await crawlSite(request, control);
  for (const { path, failure } of crawl.failures) console.warn(`${path}: ${failure}`);
  return crawl;
}
