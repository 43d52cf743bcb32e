import { pathOf } from '@/seo/audit/audited-site';
import { isHidden, type ParsedPage } from '@/seo/audit/parsed-page';
import { pageRule, type Rule } from '@/seo/audit/rule';

/** The data of a script, or why it is none. */
function parsed(json: string): { data: unknown } | { problem: string } {
  try {
    return { data: JSON.parse(json) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** All texts in some data. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

function dataOf(page: ParsedPage): unknown[] {
  return page.jsonLd.flatMap((json) => {
    const result = parsed(json);
    return 'data' in result ? [result.data] : [];
  });
}

/** JSON-LD: that it is there, can be read, and names only what exists. */
export const structuredDataRules = {
  'json-ld-one': pageRule('error', (page) => {
    const due = isHidden(page) ? 0 : 1;
    return page.jsonLd.length === due ? [] : [`has ${page.jsonLd.length} scripts of JSON-LD`];
  }),
  'json-ld-valid': pageRule('error', (page) =>
    page.jsonLd.flatMap((json) => {
      const result = parsed(json);
      return 'problem' in result ? [result.problem] : [];
    }),
  ),
  'json-ld-addresses': pageRule('error', (page, site) =>
    [...new Set(dataOf(page).flatMap(textsIn))].flatMap((text) => {
      if (!text.startsWith(site.origin)) return [];
      const path = pathOf(site, text);
      return path !== undefined && (site.pages.has(path) || site.files.has(path))
        ? []
        : [`names ${text}, which is not there`];
    }),
  ),
} satisfies Record<string, Rule>;
