import type { Root } from 'hast';
import { type FileFacts, pathOf } from '@/seo/audit/audited-site';
import { parsePage } from '@/seo/audit/parse-page';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import type { ReadSitemap } from '@/seo/audit/read-sitemap';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import type { Crawl, CrawlRequest, FailedPath } from './crawl';
import { type NamedPaths, namedPaths } from './named-paths';
import type { NotLoaded } from './not-loaded';

function byPath<Value>([a]: [string, Value], [b]: [string, Value]): number {
  return a < b ? -1 : 1;
}

/** Pages that are looked through without a pause. */
const pagesAtOnce = 25;

/** Lets the browser answer its user. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What a crawl knows while it goes on. */
export class CrawlState {
  /** URL paths of the pages that are to be judged. */
  readonly wanted: Set<string>;
  private readonly pages: Map<string, ParsedPage>;
  private readonly redirects: Map<string, string>;
  private readonly files: Map<string, FileFacts>;
  private readonly falsePages: Set<string>;
  /** What did not arrive, and what is not there. */
  private readonly unread: Map<string, FailedPath['failure']>;
  private sitemap: Pick<ReadSitemap, 'entries' | 'problem'> & { isPartial: boolean };
  private robots: string | undefined;

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
    this.sitemap = {
      entries: site?.listed ?? new Map(),
      problem: site?.sitemapProblem,
      isPartial: this.unread.has(sitemapPath),
    };
    this.robots = site?.robots;
  }

  /** Takes that something did not arrive for nothing: it can be asked for again. */
  forget(path: string): void {
    this.unread.delete(path);
  }

  /** Whether a path needs not be asked for. */
  isKnown(path: string): boolean {
    return (
      this.pages.has(path) ||
      this.redirects.has(path) ||
      this.files.has(path) ||
      this.unread.has(path)
    );
  }

  addPage(path: string, tree: Root): void {
    if (this.pages.has(path)) return;
    this.pages.set(path, parsePage(path, tree));
    this.unread.delete(path);
  }

  addRedirect(path: string, to: string): void {
    this.redirects.set(path, to);
  }

  addFile(path: string, facts: FileFacts): void {
    this.files.set(path, facts);
  }

  addFalsePage(path: string): void {
    this.falsePages.add(path);
  }

  addRobots(text: string): void {
    this.robots = text;
  }

  addSitemap({ entries, problem, failure }: ReadSitemap): void {
    this.sitemap = { entries, problem, isPartial: failure !== undefined };
    if (failure !== undefined) this.unread.set(sitemapPath, failure);
    if (!this.request.withListed) return;
    for (const path of entries.keys()) if (path.startsWith('/')) this.wanted.add(path);
  }

  addUnread(path: string, reason: NotLoaded): void {
    // It may have arrived meanwhile, from a path that leads to it.
    if (this.pages.has(path)) return;
    this.unread.set(path, reason.kind === 'missing' ? 'missing' : reason.failure);
  }

  /** What the pages that are judged name, and the sitemap of them; of a whole site, all that it names. */
  async named(): Promise<NamedPaths> {
    const { isWhole, origin } = this.request;
    const { entries } = this.sitemap;
    const wanted = [...this.wanted];
    const listed = isWhole
      ? [...entries.values()]
      : wanted.flatMap((path) => entries.get(path) ?? []);
    const parts = [namedPaths([], listed, origin)];
    for (let place = 0; place < wanted.length; place += pagesAtOnce) {
      await pause();
      const paths = wanted.slice(place, place + pagesAtOnce);
      const pages = paths.flatMap((path) => this.pages.get(path) ?? []);
      parts.push(namedPaths(pages, [], origin));
    }
    return {
      pages: new Set(parts.flatMap(({ pages }) => [...pages])),
      pictures: new Set(parts.flatMap(({ pictures }) => [...pictures])),
      files: new Set(parts.flatMap(({ files }) => [...files])),
    };
  }

  /** URL paths of the pages that the page at a path, or where that leads to, names as its original. */
  originals(path: string): string[] {
    const page = this.pages.get(this.redirects.get(path) ?? path);
    return (page?.canonicals ?? []).flatMap((href) => pathOf(this.request, href) ?? []);
  }

  result(): Crawl {
    const { request, wanted, robots } = this;
    const { origin, server, hidden } = request;
    const { entries, problem, isPartial } = this.sitemap;
    const pages = [...this.pages].sort(byPath);
    const failures = [...this.unread]
      .sort(byPath)
      .map(([path, failure]): FailedPath => ({ path, failure, isWanted: wanted.has(path) }))
      .filter(({ failure, isWanted }) => failure !== 'missing' || isWanted);
    const unverified = failures.filter(({ failure }) => failure !== 'missing');
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
        redirects: new Map([...this.redirects].sort(byPath)),
        files: new Map([...this.files].sort(byPath)),
        falsePages: [...this.falsePages].sort(),
        unverified: new Set(unverified.map(({ path }) => path)),
      },
    };
  }
}
