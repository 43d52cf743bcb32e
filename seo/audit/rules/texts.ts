import { descriptionColumns, isTitleCut, titleColumns } from '@/lib/search/search-limits';
import { titlePixels } from '@/lib/search/title-pixels';
import { displayWidth } from '@/lib/text/display-width';
import type { AuditedSite } from '@/seo/audit/audited-site';
import { descriptionOf, titleOf } from '@/seo/audit/head-texts';
import { metaOf, type ParsedPage } from '@/seo/audit/parsed-page';
import { type Fault, faultIf, type PageFault, pageRule, type Rule } from '@/seo/audit/rule';
import { isListed, listedPages } from './originals';

type Range = { least: number; most: number };

/** A text that is shorter or longer than it should be; one that is missing is another fault. */
function outside(
  text: string | undefined,
  isOutside: (columns: number) => boolean,
  range: Range,
): PageFault[] {
  if (text === undefined || text === '') return [];
  const columns = displayWidth(text);
  return isOutside(columns) ? [{ values: { text, columns, ...range } }] : [];
}

/** The listed pages of one language that have a text in common: each that another one has before it. */
function repeated(site: AuditedSite, textOf: (page: ParsedPage) => string | undefined): Fault[] {
  const first = new Map<string, string>();
  return listedPages(site).flatMap((page) => {
    const text = textOf(page);
    if (text === undefined || text === '') return [];
    const key = `${page.locale} ${text}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, page.url);
    return other === undefined
      ? []
      : [{ url: page.url, values: { other, text }, cause: `${page.locale} ${text}` }];
  });
}

/** Title and description of a page; their lengths count for pages that search engines show. */
export const textRules = {
  'title-missing': pageRule('error', 'title', (page) =>
    faultIf(page.titles.every((title) => title === '')),
  ),
  'title-several': pageRule('error', 'title', ({ titles }) =>
    titles.length > 1 ? [{ values: { count: titles.length } }] : [],
  ),
  'title-short': pageRule('warning', 'title', (page, site) =>
    isListed(page, site)
      ? outside(titleOf(page), (columns) => columns < titleColumns.least, titleColumns)
      : [],
  ),
  'title-long': pageRule('warning', 'title', (page, site) =>
    isListed(page, site)
      ? outside(titleOf(page), (columns) => columns > titleColumns.most, titleColumns)
      : [],
  ),
  // Search pages cut by pixels: 60 columns are 30 Chinese characters, and those do not fit.
  'title-cut': pageRule('warning', 'title', (page, site) => {
    const text = titleOf(page);
    if (text === undefined || !isListed(page, site)) return [];
    const columns = displayWidth(text);
    return columns <= titleColumns.most && isTitleCut(text)
      ? [{ values: { text, pixels: titlePixels(text) } }]
      : [];
  }),
  'title-repeated': {
    severity: 'error',
    check: 'title',
    find: (site) => repeated(site, titleOf),
  },
  'description-missing': pageRule('error', 'description', (page) =>
    faultIf(metaOf(page, 'description').every((text) => text.trim() === '')),
  ),
  'description-several': pageRule('error', 'description', (page) => {
    const count = metaOf(page, 'description').length;
    return count > 1 ? [{ values: { count } }] : [];
  }),
  'description-short': pageRule('warning', 'description', (page, site) =>
    isListed(page, site)
      ? outside(
          descriptionOf(page),
          (columns) => columns < descriptionColumns.least,
          descriptionColumns,
        )
      : [],
  ),
  'description-long': pageRule('warning', 'description', (page, site) =>
    isListed(page, site)
      ? outside(
          descriptionOf(page),
          (columns) => columns > descriptionColumns.most,
          descriptionColumns,
        )
      : [],
  ),
  'description-repeated': {
    severity: 'error',
    check: 'description',
    find: (site) => repeated(site, descriptionOf),
  },
} satisfies Record<string, Rule>;
