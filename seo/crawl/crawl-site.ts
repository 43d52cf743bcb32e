import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { robotsPath } from '@/seo/audit/audited-site';
import { parsePage } from '@/seo/audit/parse-page';
import { readSitemap } from '@/seo/audit/read-sitemap';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import { type Asking, loadFacts, loadText } from './ask-server';
import type { Crawl, CrawlControl, CrawlRequest } from './crawl';
import type { CrawlStage } from './crawl-progress';
import { crawlQueue } from './crawl-queue';
import { CrawlState } from './crawl-state';
import { type LoadedPage, loadPage } from './load-page';
import { loadXml } from './load-xml';
import { isFilePath } from './named-paths';

/** What says something of all pages. */
const indexPaths: readonly string[] = [sitemapPath, robotsPath];

/** URL paths that no page has, one a language. The same in all crawls, so that findings can be compared. */
const falsePaths: readonly string[] = localeCodes.map((locale) =>
  localizedPath(locale, '/this-page-does-not-exist'),
);

/** Asks for all that a crawl needs. */
class Crawler {
  private readonly queue = crawlQueue();
  /** Pages: two may name the same third one. */
  private readonly asked = new Set<string>();
  private readonly asking: Asking;
  private readonly state: CrawlState;

  /** @param before a crawl of the same request, whose knowledge is taken over */
  constructor(
    private readonly request: CrawlRequest,
    private readonly control: CrawlControl,
    before?: Crawl,
  ) {
    this.asking = { server: request.server, signal: control.signal };
    this.state = new CrawlState(request, before);
  }

  /** @param paths what is asked for besides all that is wanted or named, and not known yet */
  async run(paths: ReadonlySet<string>): Promise<Crawl> {
    const { state } = this;
    // What did not arrive before is asked for again.
    for (const path of paths) state.unread.delete(path);
    const rest = [...paths].filter((path) => !indexPaths.includes(path));
    const readIndex = () =>
      this.stage(
        'index',
        indexPaths.filter((path) => paths.has(path)),
        (path) => (path === sitemapPath ? this.readSitemap() : this.readRobots()),
      );
    const readPages = () =>
      this.stage('pages', state.unknown(state.wanted), (path) => this.readPage(path));
    // Which pages there are may be for the sitemap to say.
    const first = this.request.withListed ? [readIndex, readPages] : [readPages, readIndex];
    for (const readStage of first) await readStage();
    const { pages, pictures, files } = await state.named();
    const isPage = (path: string) => !isFilePath(path);
    await this.stage('targets', state.unknown([...pages, ...rest.filter(isPage)]), (path) =>
      falsePaths.includes(path) ? this.readFalse(path) : this.readTarget(path),
    );
    await this.stage(
      'files',
      state.unknown([...pictures, ...files, ...rest.filter(isFilePath)]),
      (path) => this.readFile(path, pictures.has(path)),
    );
    return state.result();
  }

  private async stage(
    stage: CrawlStage,
    paths: readonly string[],
    read: (path: string) => Promise<void>,
  ): Promise<void> {
    const total = paths.length;
    if (total === 0) return;
    let done = 0;
    const tell = () => this.control.onProgress({ stage, done, total });
    tell();
    await Promise.all(
      paths.map(async (path) => {
        await read(path);
        done += 1;
        tell();
      }),
    );
  }

  private async readSitemap(): Promise<void> {
    const load = (path: string) => this.queue(() => loadXml(path, this.asking));
    this.state.addSitemap(await readSitemap(load, this.request.origin));
  }

  private async readRobots(): Promise<void> {
    const loaded = await this.queue(() => loadText(robotsPath, this.asking));
    if (loaded.kind === 'answer') this.state.robots = loaded.content;
    else this.state.addUnread(robotsPath, loaded);
  }

  private async readPage(path: string): Promise<void> {
    if (this.asked.has(path)) return;
    this.asked.add(path);
    await this.queue(async () => this.addPage(path, await loadPage(path, this.asking)));
  }

  private addPage(path: string, loaded: LoadedPage): void {
    const { pages, redirects, unread } = this.state;
    if (loaded.kind !== 'page') {
      this.state.addUnread(path, loaded);
      return;
    }
    const at = loaded.path;
    if (at !== path) redirects.set(path, at);
    if (pages.has(at)) return;
    pages.set(at, parsePage(at, loaded.tree));
    unread.delete(at);
  }

  /** Reads a page with its original: whether that is there decides whether the page itself is listed. */
  private async readTarget(path: string): Promise<void> {
    await this.readPage(path);
    const originals = this.state.unknown(this.state.originals(path));
    await Promise.all(originals.map((original) => this.readPage(original)));
  }

  private async readFalse(path: string): Promise<void> {
    const loaded = await this.queue(() => loadFacts(path, this.asking, false));
    if (loaded.kind === 'answer') this.state.falsePages.add(path);
    if (loaded.kind === 'failure') this.state.addUnread(path, loaded);
  }

  private async readFile(path: string, isPicture: boolean): Promise<void> {
    const loaded = await this.queue(() => loadFacts(path, this.asking, isPicture));
    if (loaded.kind !== 'answer') {
      this.state.addUnread(path, loaded);
      return;
    }
    const { path: from, content } = loaded;
    if (from !== path) this.state.redirects.set(path, from);
    if (from === path || isFilePath(from)) this.state.files.set(from, content);
    else if (this.state.unknown([from]).length > 0) await this.readPage(from);
  }
}

/**
 * Reads the live site as what is audited: the wanted pages, sitemap and robots.txt, and all that these name.
 * At most six requests are under way at a time; what does not arrive holds up nothing else.
 * @throws the signal's reason when it is aborted
 */
export function crawlSite(request: CrawlRequest, control: CrawlControl): Promise<Crawl> {
  const probes = request.isWhole ? falsePaths : [];
  return new Crawler(request, control).run(new Set([...indexPaths, ...probes]));
}

/**
 * Asks again for what did not arrive, and for what it names and is not known; all else stays as it was read.
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
