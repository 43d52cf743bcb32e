import type { IdReference } from 'schema-dts';
import { site } from '@/content/site';
import { defaultLocale } from '@/i18n/locales';
import { pageUrl } from '@/seo/page-url';

/** The fragments of the `@id`s in a page's graph. */
type NodeFragment = 'webpage' | 'breadcrumb' | 'article' | 'service' | 'offer' | 'services';

/** The URL of the site and of the firm: that of the English home page. */
export const homeUrl = pageUrl(defaultLocale, '/');

/** The firm, on every page of every language. */
export const organizationId = `${site.origin}/#organization`;

/** The site, on every page of every language. */
export const websiteId = `${site.origin}/#website`;

/** The `@id` of a node of a page. @param url canonical URL of the page */
export function idOf(url: string, fragment: NodeFragment): string {
  return `${url}#${fragment}`;
}

/** A node that others may refer to. */
export type Identified<Node> = Node & IdReference;

/** A reference to a node of this page or another. */
export function reference(id: string): IdReference {
  return { '@id': id };
}
