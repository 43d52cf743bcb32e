import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { type AuditedSite, pageAt, pathOf } from './audited-site';
import type { ParsedPage } from './parsed-page';

/**
 * The site with the audited pages in all their languages: rules on languages need all of them. A site that
 * has no others is returned as it is.
 *
 * What the added pages refer to and nobody has requested counts as unverified, so the result is for rules on
 * languages alone: of the other links of these pages nothing is known.
 */
export function withVersions(site: AuditedSite): AuditedSite {
  const paths = new Set([...site.pages.values()].map(({ path }) => path));
  const versions = [...site.targets].filter(([, { path }]) => paths.has(path));
  if (versions.length === 0) return site;
  const named = ({ alternates }: ParsedPage) =>
    alternates.flatMap(({ href }) => pathOf(site, href) ?? []);
  // A crawl requests what the audited pages refer to, and each of them in all languages.
  const requested = new Set([
    ...[...paths].flatMap((path) => localeCodes.map((locale) => localizedPath(locale, path))),
    ...[...site.pages.values()].flatMap(named),
  ]);
  const unknown = versions
    .flatMap(([, page]) => named(page))
    .filter((path) => !requested.has(path) && !site.redirects.has(path) && !pageAt(site, path));
  return {
    ...site,
    pages: new Map([...site.pages, ...versions]),
    targets: new Map([...site.targets].filter(([, { path }]) => !paths.has(path))),
    unverified: new Set([...site.unverified, ...unknown]),
  };
}
