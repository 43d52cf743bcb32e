/**
 * `npm run links [-- --dir <folder>] [--lang <code>] [--quiet] [--json <file>]`: what the engine of
 * `seo/link-suggestions/` suggests on the pages of the static output, with the parts of each confidence.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fromHtml } from 'hast-util-from-html';
import { staticFile, staticFolder } from '@/build/static-files';
import { site } from '@/content/site';
import { isLocale, type Locale, localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { parsePage } from '@/seo/audit/parse-page';
import { autoImplementFrom } from '@/seo/link-suggestions/confidence';
import { corpusOf } from '@/seo/link-suggestions/corpus';
import { linkSourceOf } from '@/seo/link-suggestions/link-source';
import { suggestLinks } from '@/seo/link-suggestions/suggest-links';
import type { LinkSource, LinkSuggestion, LinkTarget } from '@/seo/link-suggestions/types';
import { knownTargets, linkWords } from '@/seo/link-words';
import { listedPages } from '@/seo/listed-pages';

/** A page with its path without locale prefix. */
type Page = { page: string; source: LinkSource };

/** @throws Error naming a page that is missing, or lacks what suggestions need of it */
function readPage(folder: string, locale: Locale, page: string): Page {
  const file = path.join(folder, staticFile(locale, page));
  const tree = fromHtml(readFileSync(file, 'utf8'));
  const parsed = parsePage(localizedPath(locale, page), tree);
  const source = linkSourceOf(tree, { page: parsed, origin: site.origin });
  if (source === undefined) throw new Error(`${file}: has no main area, title or description`);
  return { page, source };
}

/** All pages of a language, with what links in them are suggested from. @throws as `readPage` */
function readSite(folder: string, locale: Locale) {
  const pages = listedPages()
    .filter((page) => page.locale === locale)
    .map((page) => readPage(folder, locale, page.path));
  const sources = new Map(pages.map(({ source }) => [source.path, source]));
  const targets = knownTargets(locale).flatMap((known): LinkTarget[] => {
    const source = sources.get(known.path);
    return source === undefined
      ? []
      : [{ ...known, title: source.title, description: source.description }];
  });
  const corpus = corpusOf(locales[locale].lang, [...sources.values()]);
  const words = linkWords(locale);
  const suggest = (source: LinkSource) => suggestLinks(source, targets, corpus, words);
  return { pages, suggest };
}

function print(suggestion: LinkSuggestion): void {
  const { anchorText, targetUrl, confidence, rule, context } = suggestion;
  const { anchor, topic, context: paragraph, cluster } = suggestion.parts;
  const figures = [anchor, topic, paragraph, cluster].map((part) => part.toFixed(2)).join(' ');
  console.log(`  ${confidence} ${rule} [${anchorText}] → ${targetUrl} (A T C K ${figures})`);
  console.log(`     ${context}`);
}

try {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: staticFolder },
      lang: { type: 'string' },
      quiet: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const { dir, lang, quiet, json } = values;
  if (lang !== undefined && !isLocale(lang)) throw new Error(`--lang: there is no ${lang}`);
  const report: { page: string; locale: Locale; suggestion: LinkSuggestion }[] = [];
  for (const locale of lang === undefined ? localeCodes : [lang]) {
    const { pages, suggest } = readSite(dir, locale);
    const found: LinkSuggestion[] = [];
    for (const { page, source } of pages) {
      const list = suggest(source);
      found.push(...list);
      report.push(...list.map((suggestion) => ({ page, locale, suggestion })));
      if (quiet || list.length === 0) continue;
      console.log(localizedPath(locale, page));
      list.forEach(print);
    }
    const sure = found.filter(({ confidence }) => confidence >= autoImplementFrom).length;
    const each = (found.length / pages.length).toFixed(1);
    console.log(
      `${locale}: ${pages.length} pages, ${found.length} suggestions (${each} a page), ${sure} of ${autoImplementFrom} or more`,
    );
  }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
