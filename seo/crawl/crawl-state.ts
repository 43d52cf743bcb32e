import { type FileFacts, pathOf } from '@/seo/audit/audited-site';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import type { ReadSitemap } from '@/seo/audit/read-sitemap';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import type { Crawl, CrawlRequest, FailedPath } from './crawl';
import { type NamedPaths, namedPaths } from './named-paths';
import type { NotLoaded } from './not-loaded';

function sortedByPath<Value>(entries: ReadonlyMap<string, Value>): [string, Value][] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What a crawl knows while it goes on. */
export class CrawlState {
  /** URL paths of the pages that are to be judged. */
  readonly wanted: Set<string>;
  readonly pages: Map<string, ParsedPage>;
  readonly redirects: Map<string, string>;
  readonly files: Map<string, FileFacts>;
  readonly falsePages: Set<string>;
  /** What did not arrive, and what is not there. */
  readonly unread: Map<string, FailedPath['failure']>;
  robots: string | undefined;
  /** As far as it arrived. */
  private sitemap: Pick<ReadSitemap, 'entries' | 'problem'>;

  /** @param before a crawl of the same request, whose knowledge is taken over */
  constructor(
    private readonly request: CrawlRequest,
    before?: Crawl,
  ) {
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
    this.unread = new Map(failures.map(({ path, failure }) => [path, failure]));
    this.robots = site?.robots;
    this.sitemap = { entries: site?.listed ?? new Map(), problem: site?.sitemapProblem };
  }

  /** Which of these have to be asked for, each once. */
  unknown(paths: Iterable<string>): string[] {
    const known = [this.pages, this.redirects, this.files, this.unread];
    return [...new Set(paths)].filter((path) => !known.some((map) => map.has(path)));
  }

  addUnread(path: string, reason: NotLoaded): void {
    // It may have arrived meanwhile, from a path that leads to it.
    if (this.pages.has(path)) return;
    this.unread.set(path, reason.kind === 'missing' ? 'missing' : reason.failure);
  }

  addSitemap({ entries, problem, failure }: ReadSitemap): void {
    this.sitemap = { entries, problem };
    if (failure !== undefined) this.unread.set(sitemapPath, failure);
    if (!this.request.withListed) return;
    for (const path of entries.keys()) if (path.startsWith('/')) this.wanted.add(path);
  }

  /** What the pages that are judged name, and the sitemap of them; of a whole site, all that it names. */
  named(): Promise<NamedPaths> {
    const wanted = [...this.wanted];
    const { entries } = this.sitemap;
    return namedPaths(
      wanted.flatMap((path) => this.pages.get(path) ?? []),
      this.request.isWhole ? entries.values() : wanted.flatMap((path) => entries.get(path) ?? []),
      this.request.origin,
    );
  }

  /** URL paths of the pages that the page at a path, or where that leads to, names as its original. */
  originals(path: string): string[] {
    const page = this.pages.get(this.redirects.get(path) ?? path);
    return (page?.canonicals ?? []).flatMap((href) => pathOf(this.request, href) ?? []);
  }

  result(): Crawl {
    const { request, wanted, robots } = this;
    const { entries, problem } = this.sitemap;
    const { origin, server, hidden } = request;
    const pages = sortedByPath(this.pages);
    const failures = sortedByPath(this.unread)
      .map(([path, failure]): FailedPath => ({ path, failure, isWanted: wanted.has(path) }))
      .filter(({ failure, isWanted }) => failure !== 'missing' || isWanted);
    const unverified = failures.filter(({ failure }) => failure !== 'missing');
    // A part of a sitemap does not say what a site lists.
    const isPartial = this.unread.has(sitemapPath);
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
