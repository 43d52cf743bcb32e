import type { Messages } from 'next-intl';
import type { BreadcrumbListLeaf, Thing } from 'schema-dts';
import { documentIdAt, type PageId, pageIdAt } from '@/content/pages';
import { type ServiceKey, serviceKeys } from '@/content/services';
import { documentEntry } from '@/documents/entries';
import { isTranslated, type Locale } from '@/i18n/locales';
import type { Crumb } from '@/lib/navigation/breadcrumb';
import { isIndexable } from '@/seo/page-languages';
import { pageUrl } from '@/seo/page-url';
import { article } from './article';
import { type Identified, idOf, organizationId, reference } from './ids';
import { organizationNode } from './organization';
import { consultationService, serviceList, serviceNode } from './service';
import { type WebPageNode, webPage, website } from './web-page';

/**
 * The breadcrumb of a page as it is shown. Of the crumbs only the last one may be without a URL
 * (Google's documentation of breadcrumbs), so a step that leads nowhere is left out.
 */
function breadcrumbList(id: string, crumbs: readonly Crumb[], locale: Locale): BreadcrumbListLeaf {
  const listed = crumbs.filter(
    ({ path }, index) => path !== undefined || index === crumbs.length - 1,
  );
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: listed.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path === undefined ? {} : { item: pageUrl(locale, path) }),
    })),
  };
}

type GraphNode = Thing | WebPageNode | ReturnType<typeof organizationNode>;

type Graph = { '@context': 'https://schema.org'; '@graph': readonly GraphNode[] };

type Described = {
  /** Path of the page without locale prefix. */
  path: string;
  locale: Locale;
  messages: Messages;
  /** What its breadcrumb shows; undefined where there is none. */
  crumbs: readonly Crumb[] | undefined;
};

/** The subject of a page: the properties of its `WebPage` node, and the nodes to which they refer. */
type Subject = { properties: Pick<WebPageNode, 'about' | 'mainEntity'>; nodes: Thing[] };

function isService(page: PageId | undefined): page is ServiceKey {
  return serviceKeys.some((key) => key === page);
}

function subjectWith(node: Identified<Thing>): Subject {
  return { properties: { mainEntity: reference(node['@id']) }, nodes: [node] };
}

function subjectOf({ path, locale, messages }: Described): Subject {
  const document = documentIdAt(path);
  if (document !== undefined)
    return subjectWith(article(documentEntry(document, locale), locale, messages));
  const page = pageIdAt(path);
  if (isService(page)) return subjectWith(serviceNode(page, locale, messages));
  if (page === 'freeConsultation') return subjectWith(consultationService(locale, messages));
  if (page === 'services') return subjectWith(serviceList(locale, messages));
  const firm = reference(organizationId);
  if (page === 'home') return { properties: { about: firm }, nodes: [] };
  if (page === 'about' || page === 'contact')
    return { properties: { mainEntity: firm }, nodes: [] };
  return { properties: {}, nodes: [] };
}

/**
 * The structured data of a page (schema.org, JSON-LD): the firm, the site, the page, its breadcrumb and its
 * subject, each with an `@id` that is the same on all pages. Only the page of a subject gives all of its
 * properties; others give some.
 * @returns undefined for what is not for search engines: tools, not-found pages, drafts
 */
export function pageGraph(described: Described): Graph | undefined {
  const { path, locale, messages, crumbs } = described;
  if (!isIndexable(path) || !isTranslated(locale)) return undefined;
  const subject = subjectOf(described);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...webPage(path, locale, messages, crumbs !== undefined), ...subject.properties },
      ...subject.nodes,
      ...(crumbs
        ? [breadcrumbList(idOf(pageUrl(locale, path), 'breadcrumb'), crumbs, locale)]
        : []),
      website(path),
      organizationNode(path, locale, messages),
    ],
  };
}
