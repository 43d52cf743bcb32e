import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { robotsPath } from '@/seo/audit/audited-site';
import { readSitemap } from '@/seo/audit/read-sitemap';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import type { Crawl, CrawlControl, CrawlRequest } from './crawl';
import { type CrawlStage, ProgressTeller } from './crawl-progress';
import { crawlQueue } from './crawl-queue';
import { CrawlState } from './crawl-state';
import { loadFacts, loadPicture } from './load-facts';
import { type LoadedPage, loadPage } from './load-page';
import { loadText } from './load-text';
import { loadXml } from './load-xml';
import { isFilePath } from './named-paths';
import type { Asking } from './not-loaded';

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
  private readonly progress: ProgressTeller;
  private readonly asking: Asking;
  private readonly state: CrawlState;

  /** @param before a crawl of the same request, whose knowledge is taken over */
  constructor(
    private readonly request: CrawlRequest,
    { signal, onProgress }: CrawlControl,
    before?: Crawl,
  ) {
    this.asking = { server: request.server, signal };
    this.progress = new ProgressTeller(onProgress);
    this.state = new CrawlState(request, before);
  }

  /** @param paths what is asked for besides all that is wanted or named, and not known yet */
  async run(paths: ReadonlySet<string>): Promise<Crawl> {
    const { state } = this;
    for (const path of paths) state.forget(path);
    const rest = [...paths].filter((path) => !indexPaths.includes(path));
    const readIndex = () =>
      this.stage(
        'index',
        indexPaths.filter((path) => paths.has(path)),
        (path) => (path === sitemapPath ? this.readSitemap() : this.readRobots()),
      );
    const readPages = () =>
      this.stage('pages', this.unknown(state.wanted), (path) => this.readPage(path));
    if (this.request.withListed) {
      await readIndex();
      await readPages();
    } else {
      await Promise.all([readPages(), readIndex()]);
    }
    const { pages, pictures, files } = await state.named();
    const isPage = (path: string) => !isFilePath(path);
    await this.stage('targets', this.unknown([...pages, ...rest.filter(isPage)]), (path) =>
      falsePaths.includes(path) ? this.readFalse(path) : this.readTarget(path),
    );
    await this.stage(
      'files',
      this.unknown([...pictures, ...files, ...rest.filter(isFilePath)]),
      (path) => this.readFile(path, pictures.has(path)),
    );
    return state.result();
  }

  private unknown(paths: Iterable<string>): string[] {
    return [...new Set(paths)].filter((path) => !this.state.isKnown(path));
  }

  private async stage(
    stage: CrawlStage,
    paths: readonly string[],
    read: (path: string) => Promise<void>,
  ): Promise<void> {
    if (paths.length === 0) return;
    const step = this.progress.begin(stage, paths.length);
    await Promise.all(
      paths.map(async (path) => {
        await read(path);
        step();
      }),
    );
  }

  private async readSitemap(): Promise<void> {
    const load = (path: string) => this.queue(() => loadXml(path, this.asking));
    this.state.addSitemap(await readSitemap(load, this.request.origin));
  }

  private async readRobots(): Promise<void> {
    const loaded = await this.queue(() => loadText(robotsPath, this.asking));
    if (loaded.kind === 'text') this.state.addRobots(loaded.text);
    else this.state.addUnread(robotsPath, loaded);
  }

  private async readPage(path: string): Promise<void> {
    if (this.asked.has(path)) return;
    this.asked.add(path);
    await this.queue(async () => this.addPage(path, await loadPage(path, this.asking)));
  }

  private addPage(path: string, loaded: LoadedPage): void {
    switch (loaded.kind) {
      case 'page':
        this.state.addPage(path, loaded.tree);
        break;
      case 'redirect':
        this.state.addRedirect(path, loaded.to);
        this.state.addPage(loaded.to, loaded.tree);
        break;
      default:
        this.state.addUnread(path, loaded);
    }
  }

  /** Reads a page with its original: whether that is there decides whether the page itself is listed. */
  private async readTarget(path: string): Promise<void> {
    await this.readPage(path);
    const originals = this.unknown(this.state.originals(path));
    await Promise.all(originals.map((original) => this.readPage(original)));
  }

  private async readFalse(path: string): Promise<void> {
    const loaded = await this.queue(() => loadFacts(path, this.asking));
    if (loaded.kind === 'answer') this.state.addFalsePage(path);
    if (loaded.kind === 'failure') this.state.addUnread(path, loaded);
  }

  private async readFile(path: string, isPicture: boolean): Promise<void> {
    const load = isPicture ? loadPicture : loadFacts;
    const loaded = await this.queue(() => load(path, this.asking));
    if (loaded.kind !== 'answer') {
      this.state.addUnread(path, loaded);
      return;
    }
    if (loaded.path !== path) this.state.addRedirect(path, loaded.path);
    if (loaded.path === path || isFilePath(loaded.path)) {
      this.state.addFile(loaded.path, loaded.content);
    } else if (!this.state.isKnown(loaded.path)) {
      await this.readPage(loaded.path);
    }
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
