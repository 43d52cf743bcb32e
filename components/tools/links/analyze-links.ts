import type { RunControl } from '@/components/tools/use-run';
import { locales } from '@/i18n/locales';
import { requestQueue } from '@/lib/downloads/request-queue';
import type { FailedPath } from '@/seo/crawl/crawl-site';
import { loadPage } from '@/seo/crawl/load-document';
import type { LinkData } from '@/seo/link-data';
import { type LinkSource, linkSourceOf } from '@/seo/link-suggestions/link-source';
import type { LinkSuggestion, RejectedLink } from '@/seo/link-suggestions/link-suggestion';
import { withPlanned } from '@/seo/link-suggestions/merge-plan';
import { linkSuggester } from '@/seo/link-suggestions/suggest-links';

export type LinkRequest = {
  /** URL path of the page that gets links. */
  url: string;
  /** The configured origin, against which URLs in pages are resolved. */
  origin: string;
  data: LinkData;
  /** Links that were rejected since the site was built. */
  rejected: readonly RejectedLink[];
  /** An analysis of which only some failures are read again; undefined for a new one. */
  retry: { analysis: Analysis; paths: readonly string[] } | undefined;
};

/** A page with the links that it could have. */
export type LinkPage = {
  /** Its canonical URL path. */
  url: string;
  suggestions: readonly LinkSuggestion[];
  /** Titles of the pages that links may lead to, by URL path. */
  titles: ReadonlyMap<string, string>;
};

export type Analysis = {
  /** By requested URL path; undefined for a page without main area, title, description or language. */
  pages: ReadonlyMap<string, LinkSource | undefined>;
  /** By URL path. */
  failures: readonly FailedPath[];
  /** `unread` where the page failed or has no text, `foreign` where that is in another language. */
  page: LinkPage | 'unread' | 'foreign';
};

/** How many pages have been read, or failed, of how many. */
export type PagesRead = { done: number; total: number };

type Control = RunControl<PagesRead>;

/** Reads pages without the files and translations that they name, which a crawl would request too. */
async function readPages({ url, origin, data, retry }: LinkRequest, control: Control) {
  const paths = retry?.paths ?? [...new Set([url, ...data.targets.map((target) => target.url)])];
  const pages = new Map(retry?.analysis.pages);
  const failures = (retry?.analysis.failures ?? []).filter(({ path }) => !paths.includes(path));
  const queue = requestQueue();
  let done = 0;
  const report = () => control.onProgress({ done, total: paths.length });
  report();
  const readPage = async (path: string) => {
    const loaded = await loadPage(path, control.signal);
    if ('failure' in loaded) failures.push({ path, failure: loaded.failure, isWanted: true });
    else pages.set(path, linkSourceOf(loaded.path, loaded.tree, origin));
    done += 1;
    report();
  };
  await Promise.all(paths.map((path) => queue(() => readPage(path))));
  return { pages, failures: failures.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** Reads the page and all listed ones of its language, and suggests links. @throws the signal's reason on abort */
export async function analyzeLinks(request: LinkRequest, control: Control): Promise<Analysis> {
  const { url, data, rejected } = request;
  const { lang } = locales[data.locale];
  const read = await readPages(request, control);
  const listed = data.targets.flatMap((target) => read.pages.get(target.url) ?? []);
  const requested = read.pages.get(url);
  if (requested === undefined) return { ...read, page: 'unread' };
  const source = listed.find((each) => each.url === requested.url) ?? requested;
  if (source.lang !== lang) return { ...read, page: 'foreign' };
  // A page that is not listed is compared with the others all the same.
  const pages = [...new Set([...listed, source])];
  const { targets, suggest } = linkSuggester(lang, pages, data.targets, data.words);
  const titles = new Map(targets.map((target) => [target.url, target.title]));
  const suggested = suggest(source, [...data.plan.rejected, ...rejected]);
  const suggestions = withPlanned(suggested, source, data.plan, titles);
  return { ...read, page: { url: source.url, suggestions, titles } };
}
