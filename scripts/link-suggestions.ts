/**
 * `npm run links [-- --dir <folder>] [--lang <code>] [--quiet] [--json <file>]`: the link suggestions for
 * the pages of the static output that the link plan does not reject, with the parts of each relevance.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fromHtml } from 'hast-util-from-html';
import { staticFile, staticFolder } from '@/build/page-files';
import { linkPlan } from '@/content/link-plan';
import { site } from '@/content/site';
import { isLocale, type Locale, localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { linkData } from '@/seo/link-data';
import { autoImplementThreshold } from '@/seo/link-suggestions/decisions';
import { type LinkSource, linkSourceOf } from '@/seo/link-suggestions/link-source';
import type { LinkSuggestion } from '@/seo/link-suggestions/link-suggestion';
import { linkSuggester } from '@/seo/link-suggestions/suggest-links';
import { listedPages } from '@/seo/page-languages';
import { giveUp } from './give-up.mjs';

/** Reads a page of the folder. @throws Error naming its file when that is missing or has no text */
function readPage(folder: string, locale: Locale, page: string): LinkSource {
  const file = path.join(folder, staticFile(locale, page));
  const tree = fromHtml(readFileSync(file, 'utf8'));
  const source = linkSourceOf(localizedPath(locale, page), tree, site.origin);
  if (source === undefined) throw new Error(`${file}: has no main area, title or description`);
  return source;
}

function suggestionsIn(folder: string, locale: Locale) {
  const pages = listedPages()
    .filter((page) => page.locale === locale)
    .map(({ path }) => ({ page: path, source: readPage(folder, locale, path) }));
  const sources = pages.map(({ source }) => source);
  const { targets, words } = linkData(locale);
  const { suggest } = linkSuggester(locales[locale].lang, sources, targets, words);
  const { rejected } = linkPlan();
  return pages.map(({ page, source }) => ({ page, list: suggest(source, rejected) }));
}

function print(suggestion: LinkSuggestion): void {
  const { anchorText, targetUrl, confidence, rule, context } = suggestion;
  const { anchor, topic, context: paragraph, cluster } = suggestion.parts;
  const figures = [anchor, topic, paragraph, cluster].map((part) => part.toFixed(2)).join(' ');
  console.log(`  ${confidence} ${rule} [${anchorText}] → ${targetUrl} (A T C K ${figures})`);
  console.log(`     ${context}`);
}

process.on('uncaughtException', giveUp);

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
  const pages = suggestionsIn(dir, locale);
  for (const { page, list } of pages) {
    report.push(...list.map((suggestion) => ({ page, locale, suggestion })));
    if (quiet || list.length === 0) continue;
    console.log(localizedPath(locale, page));
    list.forEach(print);
  }
  const found = pages.flatMap(({ list }) => list);
  const sure = found.filter(({ confidence }) => confidence >= autoImplementThreshold).length;
  const each = (found.length / pages.length).toFixed(1);
  console.log(
    `${locale}: ${pages.length} pages, ${found.length} suggestions (${each} a page), ${sure} of ${autoImplementThreshold} or more`,
  );
}
if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
