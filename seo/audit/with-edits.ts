import type { AuditedSite } from './audited-site';
import type { Link, ParsedPage } from './parsed-page';

export type PageEdits = {
  title: string | undefined;
  description: string | undefined;
  links: readonly Pick<Link, 'href' | 'text'>[];
};

export const noEdits: PageEdits = { title: undefined, description: undefined, links: [] };

function edited(page: ParsedPage, { title, description, links }: PageEdits): ParsedPage {
  const meta = new Map(page.meta);
  if (description !== undefined) {
    const [, ...others] = meta.get('description') ?? [];
    meta.set('description', [description, ...others]);
  }
  return {
    ...page,
    titles: title === undefined ? page.titles : [title, ...page.titles.slice(1)],
    meta,
    links: [...page.links, ...links.map((link) => ({ ...link, lang: undefined, isInMain: true }))],
  };
}

/**
 * The site with one page changed. A title or description that the page lacks is added, of several the
 * first is changed.
 */
export function withEdits(site: AuditedSite, url: string, edits: PageEdits): AuditedSite {
  const page = site.pages.get(url);
  if (page === undefined) return site;
  return { ...site, pages: new Map(site.pages).set(url, edited(page, edits)) };
}
