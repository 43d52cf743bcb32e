import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { requestQueue } from '@/lib/downloads/request-queue';
import { type AuditedSite, pathOf, robotsPath } from '@/seo/audit/audited-site';
import { parsePage } from '@/seo/audit/parse-page';
import { type LoadedSitemap, readSitemap } from '@/seo/audit/read-sitemap';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import { fetchFileInfo, fetchPath } from './fetch-path';
import { type CrawlFailure, loadPage, loadXml } from './load-document';
import { isFilePath, namedPaths } from './named-paths';

/** The parameters of a crawl. */
export type CrawlRequest = Pick<AuditedSite, 'origin' | 'isWhole' | 'noindexPaths'> & {
  /** URL paths of the pages to audit: `/ja/about`. Of a whole site, those of its sitemap are audited, too. */
  wanted: readonly string[];
};

/**
 * The stages of a crawl: the pages to audit; sitemap and robots.txt, first where they list those pages; then other
 * pages, and files, that all of these name.
 */
type CrawlStage = 'pages' | 'crawlerFiles' | 'targets' | 'files';

/** Requests of a stage that have ended, whether with a response or not. */
export type CrawlProgress = { stage: CrawlStage; done: number; total: number };

export type CrawlControl = { signal: AbortSignal; onProgress: (progress: CrawlProgress) => void };

/** A path that was not read. */
export type FailedPath = {
  path: string;
  failure: CrawlFailure;
  /** Whether it is a page to audit: of other paths, `missing` is no failure. */
  isWanted: boolean;
};

/** The result of a crawl. Its lists are sorted by URL path, except for the sitemap. */
export type Crawl = {
  request: CrawlRequest;
  /** Whole where that was requested, no page to audit is unverified, and a sitemap that lists them was read. */
  site: AuditedSite;
  failures: readonly FailedPath[];
};

const crawlerFilePaths: readonly string[] = [sitemapPath, robotsPath];

/** URL paths that no page has, one for each language, to find soft 404s. Fixed, so that findings can be compared. */
const probePaths: readonly string[] = localeCodes.map((locale) =>
  localizedPath(locale, '/this-page-does-not-exist'),
);

function sortedByPath<Value>(entries: ReadonlyMap<string, Value>): [string, Value][] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Crawls the site of this server, or goes on with a crawl.
 * @param paths requested besides the pages to audit and what they name; those that failed before, again
 * @param before a crawl of the same request to continue
 */
async function crawl(
  request: CrawlRequest,
  { signal, onProgress }: CrawlControl,
  paths: readonly string[],
  before?: Crawl,
): Promise<Crawl> {
  const { origin, noindexPaths, isWhole } = request;
  const { site, failures: failedBefore = [] } = before ?? {};
  const queue = requestQueue();
  /** Pages that have been requested: two may name the same third one. */
  const requested = new Set<string>();
  /** URL paths of the pages to audit. */
  const wanted = new Set([
    ...request.wanted,
    ...(site?.pages.keys() ?? []),
    ...failedBefore.filter(({ isWanted }) => isWanted).map(({ path }) => path),
  ]);
  const pages = new Map([...(site?.pages ?? []), ...(site?.targets ?? [])]);
  const redirects = new Map(site?.redirects);
  const files = new Map(site?.files);
  const soft404Paths = new Set(site?.soft404Paths);
  const failures = new Map(failedBefore.map(({ path, failure }) => [path, failure]));
  let robots = site?.robots;
  let entries: LoadedSitemap['entries'] = site?.listed ?? new Map();
  let sitemapProblem = site?.sitemapProblem;

  function unread(candidates: Iterable<string>): string[] {
    const read = [pages, redirects, files, failures];
    return [...new Set(candidates)].filter((path) => !read.some((map) => map.has(path)));
  }

  async function readStage(
    stage: CrawlStage,
    due: readonly string[],
    read: (path: string) => Promise<void>,
  ): Promise<void> {
    let done = 0;
    const report = () => onProgress({ stage, done, total: due.length });
    if (due.length > 0) report();
    const readOne = async (path: string) => {
      await read(path);
      done += 1;
      report();
    };
    await Promise.all(due.map(readOne));
  }

  async function readCrawlerFile(path: string): Promise<void> {
    if (path === robotsPath) {
      const fetched = await queue(() => fetchPath(path, signal, (response) => response.text()));
      if ('failure' in fetched) failures.set(path, fetched.failure);
      else robots = fetched.content;
      return;
    }
    const sitemap = readSitemap(await queue(() => loadXml(path, signal)), origin);
    ({ entries, problem: sitemapProblem } = sitemap);
    if (sitemap.failure !== undefined) failures.set(path, sitemap.failure);
    if (!isWhole) return;
    for (const listed of entries.keys()) if (listed.startsWith('/')) wanted.add(listed);
  }

  async function readPage(path: string): Promise<void> {
    if (requested.has(path)) return;
    requested.add(path);
    const loaded = await queue(() => loadPage(path, signal));
    if ('failure' in loaded) {
      // It may have arrived meanwhile, by a redirect.
      if (!pages.has(path)) failures.set(path, loaded.failure);
      return;
    }
    const at = loaded.path;
    if (at !== path) redirects.set(path, at);
    if (pages.has(at)) return;
    pages.set(at, parsePage(at, loaded.tree));
    failures.delete(at);
  }

  /** Reads a page with its canonical page: whether that is there decides whether the page itself is listed. */
  async function readTarget(path: string): Promise<void> {
    await readPage(path);
    const page = pages.get(redirects.get(path) ?? path);
    const canonicals = page?.canonicals.flatMap((href) => pathOf(request, href) ?? []) ?? [];
    await Promise.all(unread(canonicals).map(readPage));
  }

  async function requestProbe(path: string): Promise<void> {
    const fetched = await queue(() => fetchFileInfo(path, signal, false));
    if (!('failure' in fetched)) soft404Paths.add(path);
    else if (fetched.failure !== 'missing') failures.set(path, fetched.failure);
  }

  async function readFile(path: string, isPicture: boolean): Promise<void> {
    const fetched = await queue(() => fetchFileInfo(path, signal, isPicture));
    if ('failure' in fetched) {
      failures.set(path, fetched.failure);
      return;
    }
    const { path: at, content } = fetched;
    if (at !== path) redirects.set(path, at);
    if (at === path || isFilePath(at)) files.set(at, content);
    else if (unread([at]).length > 0) await readPage(at);
  }

  for (const path of paths) failures.delete(path);
  const others = paths.filter((path) => !crawlerFilePaths.includes(path));
  if (!isWhole) await readStage('pages', unread(wanted), readPage);
  const crawlerFiles = crawlerFilePaths.filter((path) => paths.includes(path));
  await readStage('crawlerFiles', crawlerFiles, readCrawlerFile);
  // The sitemap may list the pages to audit.
  if (isWhole) await readStage('pages', unread(wanted), readPage);
  const named = await namedPaths(
    [...wanted].flatMap((path) => pages.get(path) ?? []),
    isWhole ? entries.values() : [...wanted].flatMap((path) => entries.get(path) ?? []),
    origin,
  );
  const targets = unread([...named.pages, ...others.filter((path) => !isFilePath(path))]);
  await readStage('targets', targets, (path) =>
    probePaths.includes(path) ? requestProbe(path) : readTarget(path),
  );
  const namedFiles = unread([...named.previews, ...named.files, ...others.filter(isFilePath)]);
  await readStage('files', namedFiles, (path) => readFile(path, named.previews.has(path)));

  const failed = sortedByPath(failures)
    .map(([path, failure]): FailedPath => ({ path, failure, isWanted: wanted.has(path) }))
    .filter(({ failure, isWanted }) => failure !== 'missing' || isWanted);
  const unverified = failed.filter(({ failure }) => failure !== 'missing');
  const lacksPage = unverified.some(({ isWanted }) => isWanted);
  // A part of a sitemap does not tell which pages a site lists.
  const isListKnown = sitemapProblem === undefined && !failures.has(sitemapPath);
  const sortedPages = sortedByPath(pages);
  return {
    request,
    failures: failed,
    site: {
      origin,
      server: location.origin,
      noindexPaths,
      robots,
      listed: isListKnown ? entries : undefined,
      sitemapProblem,
      isWhole: isWhole && !lacksPage && isListKnown,
      pages: new Map(sortedPages.filter(([path]) => wanted.has(path))),
      targets: new Map(sortedPages.filter(([path]) => !wanted.has(path))),
      redirects: new Map(sortedByPath(redirects)),
      files: new Map(sortedByPath(files)),
      soft404Paths: [...soft404Paths].sort(),
      unverified: new Set(unverified.map(({ path }) => path)),
    },
  };
}

/**
 * Reads the live site for an audit: the wanted pages, sitemap and robots.txt, and all pages and files that these name.
 * At most six requests are under way at a time; a failure holds up nothing else.
 * @throws the signal's reason when it is aborted
 */
export function crawlSite(request: CrawlRequest, control: CrawlControl): Promise<Crawl> {
  const probes = request.isWhole ? probePaths : [];
  return crawl(request, control, [...crawlerFilePaths, ...probes]);
}

/** Requests failed paths of a crawl again, and what they name; all else is kept. Throws as `crawlSite` does. */
export function retryCrawl(
  before: Crawl,
  paths: readonly string[],
  control: CrawlControl,
): Promise<Crawl> {
  return crawl(before.request, control, paths, before);
}
