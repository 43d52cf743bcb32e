/**
 * `npm run links [-- --dir <folder>] [--lang <code>] [--part all|tuning|held-out] [--unlinked] [--quiet]
 * [--json <file>]`: what the engine of `seo/link-suggestions/` suggests on the pages of the static output,
 * with the parts of each confidence, and how well it finds the links that authors have set. `--unlinked`
 * looks at the pages as they would be without links in their texts. Every third page, by a hash of its
 * path, is held out: rules and weights are tuned on the others only.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fromHtml } from 'hast-util-from-html';
import { staticFile, staticFolder } from '@/build/static-files';
import { documentIdAt, documentPath, partsOf } from '@/content/pages';
import { servicePath } from '@/content/services';
import { site } from '@/content/site';
import { documentEntry } from '@/documents/entries';
import { isLocale, type Locale, localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { parsePage } from '@/seo/audit/parse-page';
import { isSubject } from '@/seo/link-suggestions/anchors';
import { autoImplementFrom } from '@/seo/link-suggestions/confidence';
import { type Corpus, corpusOf } from '@/seo/link-suggestions/corpus';
import { linkSourceOf } from '@/seo/link-suggestions/link-source';
import { rankedLinks, suggestLinks } from '@/seo/link-suggestions/suggest-links';
import type {
  LinkSource,
  LinkSuggestion,
  LinkTarget,
  LinkWords,
} from '@/seo/link-suggestions/types';
import { knownTargets, linkWords } from '@/seo/link-words';
import { listedPages } from '@/seo/listed-pages';
import { areaUnderCurve, type Graded, spearman } from './rank-agreement';

const parts = ['all', 'tuning', 'held-out'] as const;

/** Whether a page is kept for judging. @param page path without locale prefix */
function isHeldOut(page: string): boolean {
  // FNV-1a: spread evenly, and the same in all languages of a page.
  let hash = 2166136261;
  for (const character of page) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash % 3 === 0;
}

/** A page with its path without locale prefix. */
type Page = { page: string; source: LinkSource };

type Site = { pages: Page[]; targets: LinkTarget[]; corpus: Corpus; words: LinkWords };

/** @throws Error naming a page that is missing, or lacks what suggestions need of it */
function readPage(folder: string, locale: Locale, page: string): Page {
  const file = path.join(folder, staticFile(locale, page));
  const tree = fromHtml(readFileSync(file, 'utf8'));
  const parsed = parsePage(localizedPath(locale, page), tree);
  const source = linkSourceOf(tree, { page: parsed, origin: site.origin });
  if (source === undefined) throw new Error(`${file}: has no main area, title or description`);
  return { page, source };
}

/** @throws Error naming a file that is missing */
function readSite(folder: string, locale: Locale): Site {
  const pages = listedPages()
    .filter((page) => page.locale === locale)
    .map((page) => readPage(folder, locale, page.path));
  const sources = new Map(pages.map(({ source }) => [source.path, source]));
  const targets = knownTargets(locale).flatMap((known): LinkTarget[] => {
    const source = sources.get(known.path);
    if (source === undefined) return [];
    return [{ ...known, title: source.title, description: source.description }];
  });
  const corpus = corpusOf(
    locales[locale].lang,
    pages.map(({ source }) => source),
  );
  return { pages, targets, corpus, words: linkWords(locale) };
}

/** A page as it would be without links in its texts. */
function withoutLinks(source: LinkSource): LinkSource {
  return { ...source, blocks: source.blocks.map((block) => ({ ...block, links: [] })) };
}

/** The same without what authors wrote to carry links: such sentences are easily found. */
function withoutLinkedTexts(source: LinkSource): LinkSource {
  const blocks = source.blocks.filter(({ links }) => links.every(({ isAutomatic }) => isAutomatic));
  return withoutLinks({ ...source, blocks });
}

/** URL paths that the author of a page links to in its texts. */
function authorTargets({ blocks }: LinkSource): Set<string> {
  const links = blocks.flatMap((block) => (block.kind === 'text' ? block.links : []));
  return new Set(links.filter(({ isAutomatic }) => !isAutomatic).map((link) => link.path));
}

/** URL paths that the author of a document has picked for its blocks of links. */
function pickedTargets(page: string, locale: Locale): Set<string> {
  const id = documentIdAt(page);
  if (id === undefined) return new Set();
  const { suggestions, services } = documentEntry(id, locale);
  const picked = suggestions.map((each) => {
    const { kind, slug } = partsOf(each);
    return documentPath(kind, slug);
  });
  return new Set(
    [...picked, ...services.map(servicePath)].map((each) => localizedPath(locale, each)),
  );
}

/** All candidates of documents: 2 what the author links to, 1 what the author has picked, else 0. */
function gradedLinks(
  { targets, corpus, words }: Site,
  locale: Locale,
  pages: readonly Page[],
  view: (source: LinkSource) => LinkSource,
): Graded[] {
  return pages.flatMap(({ page, source }) => {
    if (documentIdAt(page) === undefined) return [];
    const linked = authorTargets(source);
    const picked = pickedTargets(page, locale);
    return rankedLinks(view(source), targets, corpus, words).map(({ suggestion, relevance }) => {
      const { targetUrl } = suggestion;
      return { relevance, grade: linked.has(targetUrl) ? 2 : picked.has(targetUrl) ? 1 : 0 };
    });
  });
}

function printAgreement(read: Site, locale: Locale, pages: readonly Page[]): void {
  const views = { 'links hidden': withoutLinks, 'and their texts left out': withoutLinkedTexts };
  for (const [name, view] of Object.entries(views)) {
    const graded = gradedLinks(read, locale, pages, view);
    if (graded.length === 0) continue;
    const linked = graded.filter(({ grade }) => grade === 2).length;
    const figures = [areaUnderCurve(graded, 2), spearman(graded)].map((each) => each.toFixed(2));
    console.log(
      `${locale}: documents, ${name}: ${graded.length} candidates, ${linked} of them author links; AUC ${figures[0]}, Spearman ${figures[1]}`,
    );
  }
  const known = new Set(read.targets.filter(isSubject).map((target) => target.path));
  let [found, all] = [0, 0];
  for (const { source } of pages) {
    const wanted = [...authorTargets(source)].filter((each) => known.has(each));
    const view = withoutLinks(source);
    const list = suggestLinks(view, read.targets, read.corpus, read.words);
    all += wanted.length;
    found += wanted.filter((each) => list.some(({ targetUrl }) => targetUrl === each)).length;
  }
  console.log(`${locale}: author links found again: ${found} of ${all}`);
}

function print(suggestion: LinkSuggestion): void {
  const { anchorText, targetUrl, confidence, rule, context } = suggestion;
  const { anchor, topic, context: paragraph, cluster } = suggestion.parts;
  const figures = [anchor, topic, paragraph, cluster].map((part) => part.toFixed(2)).join(' ');
  console.log(`  ${confidence} ${rule} [${anchorText}] → ${targetUrl} (A T C K ${figures})`);
  console.log(`     ${context}`);
}

function options() {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: staticFolder },
      lang: { type: 'string' },
      part: { type: 'string', default: 'all' },
      unlinked: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const { lang } = values;
  const part = parts.find((each) => each === values.part);
  if (part === undefined) throw new Error(`--part: must be one of ${parts.join(', ')}`);
  if (lang !== undefined && !isLocale(lang)) throw new Error(`--lang: there is no ${lang}`);
  return { ...values, part, languages: lang === undefined ? localeCodes : [lang] };
}

try {
  const { dir, languages, part, unlinked, quiet, json } = options();
  const report: { page: string; locale: Locale; suggestion: LinkSuggestion }[] = [];
  for (const locale of languages) {
    const read = readSite(dir, locale);
    const pages = read.pages.filter(
      ({ page }) => part === 'all' || isHeldOut(page) === (part === 'held-out'),
    );
    const lists = pages.map(({ page, source }) => {
      const view = unlinked ? withoutLinks(source) : source;
      return { page, list: suggestLinks(view, read.targets, read.corpus, read.words) };
    });
    for (const { page, list } of lists) {
      report.push(...list.map((suggestion) => ({ page, locale, suggestion })));
      if (quiet || list.length === 0) continue;
      console.log(localizedPath(locale, page));
      list.forEach(print);
    }
    const all = lists.flatMap(({ list }) => list);
    const sure = all.filter(({ confidence }) => confidence >= autoImplementFrom).length;
    console.log(
      `${locale}: ${pages.length} pages, ${all.length} suggestions (${(all.length / pages.length).toFixed(1)} a page), ${sure} of ${autoImplementFrom} or more`,
    );
    printAgreement(read, locale, pages);
  }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
