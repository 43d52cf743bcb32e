import type { KnownSite } from '@/components/tools/audit/known-site';
import type { FailedPath } from '@/seo/crawl/crawl';
import { corpusOf } from '@/seo/link-suggestions/corpus';
import { type LinkPlan, rejectionsOf, withPlan } from '@/seo/link-suggestions/link-plan';
import { suggestLinks } from '@/seo/link-suggestions/suggest-links';
import type { SuggestionList } from '@/seo/link-suggestions/suggestion-list';
import type { LinkDraft, LinkSource, LinkTarget } from '@/seo/link-suggestions/types';
import { withDecisions } from './decided-links';
import type { LinkData } from './link-data';
import { type ReadPages, readSources } from './read-sources';
import { storedRejections, uniteRejections } from './stored-rejections';

export type LinkRequest = {
  /** URL path of the page that links are for. */
  url: string;
  known: KnownSite;
  data: LinkData;
  /** Tag of the language of the tool. */
  lang: string;
  /** What has been decided, this page included. */
  plan: LinkPlan;
  /** Links of the page that the audit counts already. */
  implemented: readonly LinkDraft[];
  /** What was read before, and which of its failures are asked for again; without it, all is read. */
  retry: { read: ReadPages; paths: readonly string[] } | undefined;
};

/** Whether search engines list a page in the language that was analyzed: only such ones have a plan. */
export type LinkPage = { list: SuggestionList; lang: string; isListed: boolean };

/**
 * What an analysis has come to: suggestions; `unread` where the page did not arrive or has no text, and
 * `foreign` where its text is in another language.
 */
export type Analyzed = {
  read: ReadPages;
  failures: readonly FailedPath[];
} & ({ kind: 'links'; page: LinkPage } | { kind: 'unread' | 'foreign' });

type Control = { signal: AbortSignal; onProgress: (done: number, total: number) => void };

/** What was read before with what has arrived since. */
function together(retry: NonNullable<LinkRequest['retry']>, read: ReadPages): ReadPages {
  const paths = new Set(retry.paths);
  return {
    pages: new Map([...retry.read.pages, ...read.pages]),
    failures: [...retry.read.failures.filter(({ path }) => !paths.has(path)), ...read.failures],
  };
}

/** The suggestions for a page, from all pages of its language that were read. */
function listOf(
  source: LinkSource,
  sources: ReadonlyMap<string, LinkSource>,
  { data, lang, plan, implemented }: LinkRequest,
): SuggestionList {
  const rejected = uniteRejections(rejectionsOf(plan), storedRejections());
  // A page that is not listed is compared with the others all the same.
  const corpus = corpusOf(lang, [...new Map([...sources, [source.path, source]]).values()]);
  const targets = data.targets.flatMap((target): LinkTarget[] => {
    const page = sources.get(target.path);
    return page === undefined
      ? []
      : [{ ...target, title: page.title, description: page.description }];
  });
  const titles = new Map(targets.map(({ path, title }) => [path, title]));
  const suggestions = suggestLinks(source, targets, corpus, data.words, rejected);
  const approved = plan.links
    .filter(({ page }) => page === source.path)
    .map(({ anchor, target }) => ({ anchorText: anchor, targetUrl: target }));
  return {
    source: source.path,
    titles,
    suggestions: withDecisions(
      withPlan(suggestions, source, plan, titles),
      { approved, implemented },
      titles,
    ),
    editing: undefined,
    rejected,
  };
}

/**
 * Reads the page and all others of its language that search engines list, and suggests links.
 * @throws the signal's reason when it is aborted
 */
export async function analyzeLinks(request: LinkRequest, control: Control): Promise<Analyzed> {
  const { url, known, data, lang, retry } = request;
  const wanted = retry?.paths ?? [...new Set([url, ...data.targets.map(({ path }) => path)])];
  const reading = { origin: known.origin, server: location.origin, ...control };
  const arrived = await readSources(wanted, reading);
  const read = retry === undefined ? arrived : together(retry, arrived);
  const { failures } = read;
  const sources = new Map(
    data.targets.flatMap(({ path }): [string, LinkSource][] => {
      const source = read.pages.get(path)?.source;
      return source === undefined ? [] : [[path, source]];
    }),
  );
  const asked = read.pages.get(url);
  // Links are planned for the original: what is shown at other addresses is the same page.
  const source = sources.get(asked?.original ?? url) ?? asked?.source;
  if (asked === undefined || source === undefined) return { kind: 'unread', read, failures };
  if (source.lang !== lang) return { kind: 'foreign', read, failures };
  const list = listOf(source, sources, request);
  const isListed = sources.has(source.path);
  return { kind: 'links', read, failures, page: { list, lang: source.lang, isListed } };
}
