import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { type AuditedSite, pageAt, pathOf } from './audited-site';
import type { Link, ParsedPage } from './parsed-page';
import { canonicalOf } from './rules/originals';

/** How a page is linked within its language. */
export type LinkFacts = {
  url: string;
  locale: Locale;
  /** URL path of its original, where it is a twin of one: all else is then said of both together. */
  original: string | undefined;
  /** Fewest clicks from the home page of its language; undefined where no way leads there. */
  depth: number | undefined;
  /** Number of pages that link to it from anywhere. */
  inbound: number;
  /** Number of pages that link to it from their main area. */
  inboundFromMain: number;
  /** Number of pages that it links to. */
  outbound: number;
};

/** The judged pages by URL path, in their order. */
export type LinkGraph = ReadonlyMap<string, LinkFacts>;

/** How many pages stand at one depth. */
export type DepthRow = {
  /** Undefined for pages that cannot be reached. */
  depth: number | undefined;
  pages: number;
  /** Of each language that has pages, in the order of the switcher. */
  byLocale: ReadonlyMap<Locale, number>;
};

/** Where a way ends; where it goes in circles, its start. */
function endOf(start: string, next: (path: string) => string | undefined): string {
  const seen = new Set([start]);
  let end = start;
  for (let path = next(start); path !== undefined && path !== end; path = next(path)) {
    if (seen.has(path)) return start;
    seen.add(path);
    end = path;
  }
  return end;
}

/**
 * URL path of the page that a page, by its URL path, is a twin of, in its own language: often itself. The
 * copies of an English text that is not translated yet have one there, too.
 */
function originalAt(url: string, site: AuditedSite): string {
  return endOf(url, (path) => {
    const page = pageAt(site, path);
    const original = page && pageAt(site, canonicalOf(page, site));
    return original && pageAt(site, localizedPath(page.locale, original.path))?.url;
  });
}

/** The page of the same language that a link leads to, where it leads to one. */
function targetOf(link: Link, page: ParsedPage, site: AuditedSite): ParsedPage | undefined {
  if (link.lang !== undefined || !URL.canParse(link.href, site.origin + page.url)) return undefined;
  const path = pathOf(site, new URL(link.href, site.origin + page.url).href);
  if (path === undefined) return undefined;
  const target = pageAt(
    site,
    endOf(path, (from) => site.redirects.get(from)),
  );
  return target?.locale === page.locale ? target : undefined;
}

/** The pages that each page links to, twins as their originals, and whether its main area does. */
type Targets = Map<string, Map<string, boolean>>;

function targetsIn(site: AuditedSite, originals: ReadonlyMap<string, string>): Targets {
  const targets: Targets = new Map();
  for (const page of [...site.pages.values(), ...site.targets.values()]) {
    const from = originals.get(page.url) ?? page.url;
    const own = targets.get(from) ?? new Map<string, boolean>();
    targets.set(from, own);
    for (const link of page.links) {
      const url = targetOf(link, page, site)?.url;
      const to = url === undefined ? undefined : (originals.get(url) ?? url);
      if (to !== undefined && to !== from) own.set(to, link.isInMain || own.get(to) === true);
    }
  }
  return targets;
}

/** Clicks from the home pages, by URL path. */
function depthsOf(homes: readonly string[], targets: Targets): Map<string, number> {
  const depths = new Map(homes.map((url) => [url, 0]));
  // A map gives what is added to it on the way, too: those nearer to home come first.
  for (const [url, depth] of depths) {
    for (const target of targets.get(url)?.keys() ?? []) {
      if (!depths.has(target)) depths.set(target, depth + 1);
    }
  }
  return depths;
}

const graphs = new WeakMap<AuditedSite, LinkGraph>();

/**
 * How the judged pages are linked, each language by itself: links to other languages do not count. A link
 * counts for the page where it ends, after redirects, and a twin is one page with its original.
 * @param site all of it: of a part only the links are known that this part has
 */
export function linkGraph(site: AuditedSite): LinkGraph {
  const known = graphs.get(site);
  if (known !== undefined) return known;
  const pages = [...site.pages.values(), ...site.targets.values()];
  const originals = new Map(pages.map(({ url }) => [url, originalAt(url, site)]));
  const targets = targetsIn(site, originals);
  const homes = pages.filter(({ path }) => path === '/');
  const depths = depthsOf(
    homes.map(({ url }) => originals.get(url) ?? url),
    targets,
  );
  const sources = new Map<string, boolean[]>();
  for (const own of targets.values()) {
    for (const [to, isFromMain] of own) {
      const all = sources.get(to) ?? [];
      all.push(isFromMain);
      sources.set(to, all);
    }
  }
  const graph = new Map(
    [...site.pages.values()].map(({ url, locale }): [string, LinkFacts] => {
      const node = originals.get(url) ?? url;
      const inbound = sources.get(node) ?? [];
      return [
        url,
        {
          url,
          locale,
          original: node === url ? undefined : node,
          depth: depths.get(node),
          inbound: inbound.length,
          inboundFromMain: inbound.filter(Boolean).length,
          outbound: targets.get(node)?.size ?? 0,
        },
      ];
    }),
  );
  graphs.set(site, graph);
  return graph;
}

/**
 * How many pages stand at each depth, the home pages first and those that cannot be reached last. Twins
 * are counted with their originals, once.
 */
export function depthRows(graph: LinkGraph): DepthRow[] {
  const pages = [...graph.values()].filter(({ original }) => original === undefined);
  const languages = localeCodes.filter((code) => pages.some(({ locale }) => locale === code));
  const depths = [...new Set(pages.map(({ depth }) => depth))];
  // What is undefined comes last of itself.
  return depths
    .sort((a = 0, b = 0) => a - b)
    .map((depth) => {
      const here = pages.filter((page) => page.depth === depth);
      const counts = languages.map((code): [Locale, number] => [
        code,
        here.filter(({ locale }) => locale === code).length,
      ]);
      return { depth, pages: here.length, byLocale: new Map(counts) };
    });
}
