import { locales } from '@/i18n/locales';
import { descriptionProblem, titleProblem } from '@/lib/search/search-limits';
import type { AuditedSite } from '@/seo/audit/audited-site';
import { metaOf, only, type ParsedPage } from '@/seo/audit/parsed-page';
import { type Fault, pageRule, type Rule } from '@/seo/audit/rule';
import { isListed, listedPages } from './originals';

/** Exactly one, and not empty. */
function oneOf(name: string, values: readonly string[]): string[] {
  if (values.length !== 1) return [`has ${values.length} ${name}`];
  return values[0]?.trim() === '' ? [`its ${name} is empty`] : [];
}

/** The pages of one language that have a text in common. */
function repeated(site: AuditedSite, textOf: (page: ParsedPage) => string | undefined): Fault[] {
  const first = new Map<string, string>();
  return listedPages(site).flatMap((page) => {
    const text = textOf(page);
    if (text === undefined) return [];
    const key = `${page.locale} ${text}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, page.url);
    return other === undefined ? [] : [{ url: page.url, detail: `as on ${other}: ${text}` }];
  });
}

const title = (page: ParsedPage) => only(page.titles);
const description = (page: ParsedPage) => only(metaOf(page, 'description'));

/** A problem of a text, as a list. */
function listOf(problem: string | undefined): string[] {
  return problem === undefined ? [] : [problem];
}

/** Title, description and heading of a page. */
export const textRules = {
  'title-one': pageRule('error', (page) => oneOf('title', page.titles)),
  'title-length': pageRule('error', (page, site) => {
    const text = title(page);
    if (text === undefined || !isListed(page, site)) return [];
    return listOf(titleProblem(text, locales[page.locale].script));
  }),
  'title-unique': { severity: 'error', find: (site) => repeated(site, title) },
  'description-one': pageRule('error', (page) => oneOf('description', metaOf(page, 'description'))),
  'description-length': pageRule('error', (page, site) => {
    const text = description(page);
    if (text === undefined || !isListed(page, site)) return [];
    return listOf(descriptionProblem(text));
  }),
  'description-unique': { severity: 'error', find: (site) => repeated(site, description) },
  'h1-one': pageRule('error', (page) => oneOf('h1', page.h1)),
  'html-lang': pageRule('error', ({ lang, locale }) =>
    lang === locales[locale].lang ? [] : [`lang is "${lang}" instead of "${locales[locale].lang}"`],
  ),
} satisfies Record<string, Rule>;
