import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { type AuditedSite, pageAt, pathOf } from './audited-site';

/**
 * The site with the judged pages in all their languages: what one version says of the others shows only
 * where all are judged. Where all pages are judged anyway, the site itself.
 *
 * What the added versions name and nobody has asked for counts as unverified, so it is for rules on
 * languages alone: of their other links nothing is known.
 */
export function withVersions(site: AuditedSite): AuditedSite {
  const paths = new Set([...site.pages.values()].map(({ path }) => path));
  const versions = [...site.targets].filter(([, { path }]) => paths.has(path));
  if (versions.length === 0) return site;
  const named = (href: string) => pathOf(site, href) ?? [];
  // What the judged pages name was asked for, and so was each of them in all languages.
  const asked = new Set([
    ...[...paths].flatMap((path) => localeCodes.map((locale) => localizedPath(locale, path))),
    ...[...site.pages.values()].flatMap(({ alternates }) =>
      alternates.flatMap(({ href }) => named(href)),
    ),
  ]);
  const unknown = versions
    .flatMap(([, { alternates }]) => alternates.flatMap(({ href }) => named(href)))
    .filter(
      (path) => !asked.has(path) && !site.redirects.has(path) && pageAt(site, path) === undefined,
    );
  return {
    ...site,
    pages: new Map([...site.pages, ...versions]),
    targets: new Map([...site.targets].filter(([, { path }]) => !paths.has(path))),
    unverified: new Set([...site.unverified, ...unknown]),
  };
}
