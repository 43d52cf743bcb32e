import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { requestQueue } from '@/lib/downloads/request-queue';
import { type FileFacts, pathOf, robotsPath } from '@/seo/audit/audited-site';
import { parsePage } from '@/seo/audit/parse-page';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { type ReadSitemap, readSitemap } from '@/seo/audit/read-sitemap';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import type {
  Crawl,
  CrawlControl,
  CrawlFailure,
  CrawlRequest,
  CrawlStage,
  FailedPath,
} from './crawl';
import { fetchFacts, fetchPath, type Source } from './fetch-path';
import { loadPage, loadXml } from './load-document';
import { isFilePath, namedPaths } from './named-paths';

const indexPaths: readonly string[] = [sitemapPath, robotsPath];

/** URL paths that no page has, one for each language. Fixed, so that findings can be compared. */
const falsePaths: readonly string[] = localeCodes.map((locale) =>
  localizedPath(locale, '/this-page-does-not-exist'),
);

function sortedByPath<Value>(entries: ReadonlyMap<string, Value>): [string, Value][] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The state of one crawl. */
class Crawler {
  private readonly queue = requestQueue();
  private readonly source: Source;
  /** Pages that have been requested: two may name the same third one. */
  private readonly requested = new Set<string>();
  /** URL paths of the pages to audit. */
  private readonly wanted: Set<string>;
  private readonly pages: Map<string, ParsedPage>;
  private readonly redirects: Map<string, string>;
  private readonly files: Map<string, FileFacts>;
  private readonly falsePages: Set<string>;
  private readonly failures: Map<string, CrawlFailure>;
  private robots: string | undefined;
  private sitemap: Pick<ReadSitemap, 'entries' | 'problem'>;

  /** @param before a crawl of the same request to continue */
  constructor(
    private readonly request: CrawlRequest,
    private readonly control: CrawlControl,
    before?: Crawl,
  ) {
    this.source = { server: request.server, signal: control.signal };
    const { site, failures = [] } = before ?? {};
    this.wanted = new Set([
      ...request.wanted,
      ...(site?.pages.keys() ?? []),
      ...failures.filter(({ isWanted }) => isWanted).map(({ path }) => path),
    ]);
    this.pages = new Map([...(site?.pages ?? []), ...(site?.targets ?? [])]);
    this.redirects = new Map(site?.redirects);
    this.files = new Map(site?.files);
    this.falsePages = new Set(site?.falsePages);
    this.failures = new Map(failures.map(({ path, failure }) => [path, failure]));
    this.robots = site?.robots;
    this.sitemap = { entries: site?.listed ?? new Map(), problem: site?.sitemapProblem };
  }

  /** @param paths to request besides everything wanted or named that has not been requested yet */
  async run(paths: ReadonlySet<string>): Promise<Crawl> {
    const { origin, isWhole, withListed } = this.request;
    for (const path of paths) this.failures.delete(path);
    const index = indexPaths.filter((path) => paths.has(path));
    const others = [...paths].filter((path) => !indexPaths.includes(path));
    const readIndex = () =>
      this.stage('index', index, (path) =>
        path === sitemapPath ? this.readSitemap() : this.readRobots(),
      );
    const readPages = () =>
      this.stage('pages', this.unread(this.wanted), (path) => this.readPage(path));
    // The sitemap may list the pages to audit.
    const first = withListed ? [readIndex, readPages] : [readPages, readIndex];
    for (const readStage of first) await readStage();
    const { entries } = this.sitemap;
    const wanted = [...this.wanted];
    const { pages, pictures, files } = await namedPaths(
      wanted.flatMap((path) => this.pages.get(path) ?? []),
      isWhole ? entries.values() : wanted.flatMap((path) => entries.get(path) ?? []),
      origin,
    );
    const targets = [...pages, ...others.filter((path) => !isFilePath(path))];
    await this.stage('targets', this.unread(targets), (path) =>
      falsePaths.includes(path) ? this.readFalsePage(path) : this.readTarget(path),
    );
    const named = [...pictures, ...files, ...others.filter(isFilePath)];
    await this.stage('files', this.unread(named), (path) =>
      this.readFile(path, pictures.has(path)),
    );
    return this.result();
  }

  private async stage(
    stage: CrawlStage,
    paths: readonly string[],
    read: (path: string) => Promise<void>,
  ): Promise<void> {
    const total = paths.length;
    if (total === 0) return;
    const { onProgress } = this.control;
    let done = 0;
    onProgress({ stage, done, total });
    const readOne = async (path: string) => {
      await read(path);
      done += 1;
      onProgress({ stage, done, total });
    };
    await Promise.all(paths.map(readOne));
  }

  /** Those of the paths that have not been read, each once. */
  private unread(paths: Iterable<string>): string[] {
    const read = [this.pages, this.redirects, this.files, this.failures];
    return [...new Set(paths)].filter((path) => !read.some((map) => map.has(path)));
  }

  private async readSitemap(): Promise<void> {
    const { origin, withListed } = this.request;
    const load = (path: string) => this.queue(() => loadXml(path, this.source));
    const { entries, problem, failure } = await readSitemap(load, origin);
    this.sitemap = { entries, problem };
    if (failure !== undefined) this.failures.set(sitemapPath, failure);
    if (!withListed) return;
    for (const path of entries.keys()) if (path.startsWith('/')) this.wanted.add(path);
  }

  private async readRobots(): Promise<void> {
    const fetched = await this.queue(() =>
      fetchPath(robotsPath, this.source, (response) => response.text()),
    );
    if ('failure' in fetched) this.failures.set(robotsPath, fetched.failure);
    else this.robots = fetched.content;
  }

  private async readPage(path: string): Promise<void> {
    if (this.requested.has(path)) return;
    this.requested.add(path);
    await this.queue(async () => {
      const loaded = await loadPage(path, this.source);
      if ('failure' in loaded) {
        // It may have arrived meanwhile, by a redirect.
        if (!this.pages.has(path)) this.failures.set(path, loaded.failure);
        return;
      }
      const at = loaded.path;
      if (at !== path) this.redirects.set(path, at);
      if (this.pages.has(at)) return;
      this.pages.set(at, parsePage(at, loaded.tree));
      this.failures.delete(at);
    });
  }

  /** Reads a page with its canonical page: whether that is there decides whether the page itself is listed. */
  private async readTarget(path: string): Promise<void> {
    await this.readPage(path);
    const page = this.pages.get(this.redirects.get(path) ?? path);
    const canonicals = page?.canonicals.flatMap((href) => pathOf(this.request, href) ?? []) ?? [];
    await Promise.all(this.unread(canonicals).map((canonical) => this.readPage(canonical)));
  }

  private async readFalsePage(path: string): Promise<void> {
    const fetched = await this.queue(() => fetchFacts(path, this.source, false));
    if (!('failure' in fetched)) this.falsePages.add(path);
    else if (fetched.failure !== 'missing') this.failures.set(path, fetched.failure);
  }

  private async readFile(path: string, isPicture: boolean): Promise<void> {
    const fetched = await this.queue(() => fetchFacts(path, this.source, isPicture));
    if ('failure' in fetched) {
      this.failures.set(path, fetched.failure);
      return;
    }
    const { path: at, content } = fetched;
    if (at !== path) this.redirects.set(path, at);
    if (at === path || isFilePath(at)) this.files.set(at, content);
    else if (this.unread([at]).length > 0) await this.readPage(at);
  }

  private result(): Crawl {
    const { request, wanted, robots } = this;
    const { entries, problem } = this.sitemap;
    const { origin, server, hidden } = request;
    const pages = sortedByPath(this.pages);
    const failures = sortedByPath(this.failures)
      .map(([path, failure]): FailedPath => ({ path, failure, isWanted: wanted.has(path) }))
      .filter(({ failure, isWanted }) => failure !== 'missing' || isWanted);
    const unverified = failures.filter(({ failure }) => failure !== 'missing');
    // A part of a sitemap does not tell which pages a site lists.
    const isPartial = this.failures.has(sitemapPath);
    const listed = problem === undefined && !isPartial ? entries : undefined;
    const isLacking = unverified.some(({ isWanted }) => isWanted);
    return {
      request,
      failures,
      site: {
        origin,
        server,
        hidden,
        robots,
        listed,
        sitemapProblem: problem,
        isWhole: request.isWhole && !isLacking && !(request.withListed && listed === undefined),
        pages: new Map(pages.filter(([path]) => wanted.has(path))),
        targets: new Map(pages.filter(([path]) => !wanted.has(path))),
        redirects: new Map(sortedByPath(this.redirects)),
        files: new Map(sortedByPath(this.files)),
        falsePages: [...this.falsePages].sort(),
        unverified: new Set(unverified.map(({ path }) => path)),
      },
    };
  }
}

/**
 * Reads the live site for an audit: the wanted pages, sitemap and robots.txt, and all pages and files that these name.
 * At most six requests are under way at a time; a failure holds up nothing else.
 * @throws the signal's reason when it is aborted
 */
export function crawlSite(request: CrawlRequest, control: CrawlControl): Promise<Crawl> {
  const probes = request.isWhole ? falsePaths : [];
  return new Crawler(request, control).run(new Set([...indexPaths, ...probes]));
}

/**
 * Requests failed paths again, and what they name and has not been read; all else stays as it was read.
 * @param paths of some of the crawl's failures
 * @throws the signal's reason when it is aborted
 */
export function retryCrawl(
  crawl: Crawl,
  paths: readonly string[],
  control: CrawlControl,
): Promise<Crawl> {
  return new Crawler(crawl.request, control, crawl).run(new Set(paths));
}
