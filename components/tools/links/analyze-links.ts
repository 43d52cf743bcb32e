import { locales } from '@/i18n/locales';
import { requestQueue } from '@/lib/downloads/request-queue';
import { parsePage } from '@/seo/audit/parse-page';
import type { FailedPath } from '@/seo/crawl/crawl';
import { loadPage } from '@/seo/crawl/load-document';
import type { LinkData } from '@/seo/link-data';
import { withPlanned } from '@/seo/link-suggestions/link-plan';
import { linkSourceOf } from '@/seo/link-suggestions/link-source';
import { linkSuggester } from '@/seo/link-suggestions/suggest-links';
import type { LinkSource, LinkSuggestion, RefusedLink } from '@/seo/link-suggestions/types';

/** Pages by the URL paths at which they were asked for, and what did not arrive, in order. */
type ReadPages = {
  /** Undefined for a page without main area, title, description or language. */
  pages: ReadonlyMap<string, LinkSource | undefined>;
  failures: readonly FailedPath[];
};

export type LinkRequest = {
  /** URL path of the page that links are for. */
  url: string;
  /** The configured origin, against which addresses in pages are read. */
  origin: string;
  data: LinkData;
  /** Links that were refused since the site was built. */
  refused: readonly RefusedLink[];
  /** What was read before, and which of its failures are asked for again; without it, all is read. */
  retry: (ReadPages & { paths: readonly string[] }) | undefined;
};

/** A page with the links that it could have. */
export type LinkPage = {
  /** URL path of the page, its original where it is shown elsewhere. */
  path: string;
  suggestions: readonly LinkSuggestion[];
  /** Titles of the pages that links may lead to, by URL path. */
  titles: ReadonlyMap<string, string>;
};

/**
 * What an analysis has come to: suggestions; `unread` where the page did not arrive or has no text, and
 * `foreign` where its text is in another language.
 */
export type Analyzed = ReadPages &
  ({ kind: 'links'; page: LinkPage } | { kind: 'unread' | 'foreign' });

type Control = { signal: AbortSignal; onProgress: (done: number, total: number) => void };

/** Reads pages, and nothing of what they name: a crawl would ask for all their languages and files too. */
async function readPages(
  { url, origin, data, retry }: LinkRequest,
  { signal, onProgress }: Control,
): Promise<ReadPages> {
  const paths = retry?.paths ?? [...new Set([url, ...data.targets.map(({ path }) => path)])];
  const pages = new Map(retry?.pages);
  const failures = (retry?.failures ?? []).filter(({ path }) => !paths.includes(path));
  const queue = requestQueue();
  let done = 0;
  onProgress(done, paths.length);
  const readPage = async (path: string) => {
    const loaded = await loadPage(path, { server: location.origin, signal });
    if ('failure' in loaded) failures.push({ path, failure: loaded.failure, isWanted: true });
    else {
      const { tree } = loaded;
      const page = parsePage(loaded.path, tree);
      pages.set(path, linkSourceOf(tree, { page, origin }));
    }
    done += 1;
    onProgress(done, paths.length);
  };
  await Promise.all(paths.map((path) => queue(() => readPage(path))));
  return { pages, failures: failures.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/**
 * Reads the page and all others of its language that search engines list, and suggests links.
 * @throws the signal's reason when it is aborted
 */
export async function analyzeLinks(request: LinkRequest, control: Control): Promise<Analyzed> {
  const { url, data, refused } = request;
  const { lang } = locales[data.locale];
  const read = await readPages(request, control);
  const listed = data.targets.flatMap(({ path }) => read.pages.get(path) ?? []);
  const requested = read.pages.get(url);
  if (requested === undefined) return { kind: 'unread', ...read };
  const source = listed.find(({ path }) => path === requested.path) ?? requested;
  if (source.lang !== lang) return { kind: 'foreign', ...read };
  // A page that is not listed is compared with the others all the same.
  const pages = [...new Set([...listed, source])];
  const { targets, suggest } = linkSuggester(lang, pages, data.targets, data.words);
  const titles = new Map(targets.map(({ path, title }) => [path, title]));
  const suggestions = suggest(source, [...data.plan.rejected, ...refused]);
  const planned = withPlanned(suggestions, source, data.plan, titles);
  const page: LinkPage = { path: source.path, suggestions: planned, titles };
  return { kind: 'links', ...read, page };
}
