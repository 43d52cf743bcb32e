import type { Messages } from 'next-intl';
import type { Thing } from 'schema-dts';
import { documentIdAt, type PageId, pageIdAt } from '@/content/pages';
import { type ServiceKey, serviceKeys } from '@/content/services';
import { documentEntry } from '@/documents/entries';
import { isTranslated, type Locale } from '@/i18n/locales';
import type { Crumb } from '@/lib/navigation/breadcrumb';
import { isIndexable } from '@/seo/indexable';
import { pageUrl } from '@/seo/page-url';
import { article } from './article';
import { breadcrumbList } from './breadcrumb-list';
import { type Identified, idOf, organizationId, reference } from './ids';
import { organization } from './organization';
import { consultationService, serviceList, serviceNode } from './service';
import { type WebPageNode, webPage } from './web-page';
import { website } from './website';

type GraphNode = Thing | WebPageNode | ReturnType<typeof organization>;

type Graph = { '@context': 'https://schema.org'; '@graph': readonly GraphNode[] };

type Described = {
  /** Path of the page without locale prefix. */
  path: string;
  locale: Locale;
  messages: Messages;
  /** What its breadcrumb shows; undefined where there is none. */
  crumbs: readonly Crumb[] | undefined;
};

/** What a page is about: how it says so, and the nodes that this needs. */
type Subject = { says: Pick<WebPageNode, 'about' | 'mainEntity'>; nodes: Thing[] };

function isService(page: PageId | undefined): page is ServiceKey {
  return serviceKeys.some((key) => key === page);
}

/** What has a node of its own, referred to by the page. */
function subjectNode(node: Identified<Thing>): Subject {
  return { says: { mainEntity: reference(node['@id']) }, nodes: [node] };
}

function subjectOf({ path, locale, messages }: Described): Subject {
  const document = documentIdAt(path);
  if (document !== undefined)
    return subjectNode(article(documentEntry(document, locale), locale, messages));
  const page = pageIdAt(path);
  if (isService(page)) return subjectNode(serviceNode(page, locale, messages));
  if (page === 'freeConsultation') return subjectNode(consultationService(locale, messages));
  if (page === 'services') return subjectNode(serviceList(locale, messages));
  const firm = reference(organizationId);
  if (page === 'home') return { says: { about: firm }, nodes: [] };
  if (page === 'about' || page === 'contact') return { says: { mainEntity: firm }, nodes: [] };
  return { says: {}, nodes: [] };
}

/** Whether a page is for search engines. */
function isListed(path: string, locale: Locale): boolean {
  const exists = pageIdAt(path) !== undefined || documentIdAt(path) !== undefined;
  return exists && isIndexable(path) && isTranslated(locale);
}

/**
 * What search engines and agents are told of a page, in the words of schema.org: the firm, the site, the
 * page, its breadcrumb and what it is about, each by its `@id`, so that all pages tell of the same
 * things. What a page says of another one's things is part of what that one says itself.
 * @returns undefined for what is not for search engines: tools, not-found pages, drafts
 */
export function pageGraph(described: Described): Graph | undefined {
  const { path, locale, messages, crumbs } = described;
  if (!isListed(path, locale)) return undefined;
  const subject = subjectOf(described);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...webPage(path, locale, messages, crumbs !== undefined), ...subject.says },
      ...subject.nodes,
      ...(crumbs
        ? [breadcrumbList(idOf(pageUrl(locale, path), 'breadcrumb'), crumbs, locale)]
        : []),
      website(path),
      organization(path, locale, messages),
    ],
  };
}
