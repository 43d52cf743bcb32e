import { pathOf } from '@/seo/audit/audited-site';
import { parsePage } from '@/seo/audit/parse-page';
import type { FailedPath } from '@/seo/crawl/crawl';
import { crawlQueue } from '@/seo/crawl/crawl-queue';
import { loadPage } from '@/seo/crawl/load-page';
import { linkSourceOf } from '@/seo/link-suggestions/link-source';
import type { LinkSource } from '@/seo/link-suggestions/types';

/** A page that was asked for, as it is read for suggesting links. */
type ReadPage = {
  /** Undefined where the page has no main area, title, description or language. */
  source: LinkSource | undefined;
  /** URL path of the page that it names as its original: its own in most cases. */
  original: string;
};

/** Pages by the URL paths at which they were asked for, in their order, and what did not arrive. */
export type ReadPages = {
  pages: ReadonlyMap<string, ReadPage>;
  failures: readonly FailedPath[];
};

type Reading = {
  /** The configured origin, against which addresses in pages are read. */
  origin: string;
  /** The origin that is asked. */
  server: string;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
};

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : 1;
}

/**
 * Reads pages for suggesting links, at most six at a time, and nothing of what they name: a crawl would ask
 * for all their languages and files too.
 * @param paths URL paths, each once
 * @throws the signal's reason when it is aborted
 */
export async function readSources(
  paths: readonly string[],
  { origin, server, signal, onProgress }: Reading,
): Promise<ReadPages> {
  const queue = crawlQueue();
  const read: ({ path: string } & ReadPage)[] = [];
  const failures: FailedPath[] = [];
  onProgress(0, paths.length);
  const readOne = async (path: string) => {
    const loaded = await loadPage(path, { server, signal });
    if (loaded.kind === 'missing' || loaded.kind === 'failure') {
      const failure = loaded.kind === 'missing' ? 'missing' : loaded.failure;
      failures.push({ path, failure, isWanted: true });
    } else {
      const { tree } = loaded;
      const page = parsePage(loaded.path, tree);
      const [canonical = page.url] = page.canonicals;
      const original = pathOf({ origin }, canonical) ?? page.url;
      read.push({ path, source: linkSourceOf(tree, { page, origin }), original });
    }
    onProgress(read.length + failures.length, paths.length);
  };
  await Promise.all(paths.map((path) => queue(() => readOne(path))));
  return {
    pages: new Map(
      read.sort(byPath).map(({ path, source, original }) => [path, { source, original }]),
    ),
    failures: failures.sort(byPath),
  };
}
