import type { Messages } from 'next-intl';
import {
  type DocumentFamily,
  documentPath,
  documentSlugs,
  type PageId,
  pages,
} from '@/content/pages';
import { readDocument } from '@/documents/documents';
import type { Locale } from '@/i18n/locales';
import { blocksOf } from './documents';
import { messagesOf } from './messages';

/** What the messages or a document say a page shows. */
export type PageTexts = {
  h1: string;
  /** Title without the brand. */
  title: string;
  description: string;
  /** Sentences that the page must contain. */
  body: string[];
};

/** The part of the messages that a named page is made of. */
type Source = { meta: { title: string; description: string }; h1: string; tree: unknown };

function serviceSource(
  { services }: Messages,
  id: Exclude<keyof Messages['services'], never>,
): Source {
  // The description stands on cards of other pages.
  const { meta, description: _description, ...tree } = services[id];
  return { meta, h1: tree.title, tree };
}

function toolSource(
  { pages: texts }: Messages,
  id: 'canonicalDiagnostic' | 'seoAudit' | 'downloadAssets',
): Source {
  // Tools show most of their texts while they run: only what stands there at the start is expected.
  const { meta, title, purpose } = texts.tools[id];
  return { meta, h1: title, tree: [title, purpose] };
}

function heroSource(part: { meta: Source['meta']; hero: { title: string } }): Source {
  const { meta, ...tree } = part;
  return { meta, h1: part.hero.title, tree };
}

const sources: Record<PageId, (messages: Messages) => Source> = {
  home: (m) => heroSource(m.pages.home),
  about: (m) => heroSource(m.pages.about),
  contact: (m) => heroSource(m.pages.contact),
  services: (m) => heroSource(m.pages.servicesOverview),
  freeConsultation: (m) => heroSource(m.pages.freeConsultation),
  insights: (m) => ({ ...heroSource(m.pages.insights), tree: [m.pages.insights, m.pages.faq] }),
  xero: (m) => heroSource(m.pages.xero),
  accounting: (m) => serviceSource(m, 'accounting'),
  bookkeeping: (m) => serviceSource(m, 'bookkeeping'),
  payroll: (m) => serviceSource(m, 'payroll'),
  tax: (m) => serviceSource(m, 'tax'),
  business: (m) => serviceSource(m, 'business'),
  visa: (m) => serviceSource(m, 'visa'),
  hrAdmin: (m) => serviceSource(m, 'hrAdmin'),
  consulting: (m) => serviceSource(m, 'consulting'),
  remoteBusiness: (m) => serviceSource(m, 'remoteBusiness'),
  canonicalDiagnostic: (m) => toolSource(m, 'canonicalDiagnostic'),
  seoAudit: (m) => toolSource(m, 'seoAudit'),
  downloadAssets: (m) => toolSource(m, 'downloadAssets'),
};

/** All strings of a message tree except the `meta` parts, which stand in the head. */
function sentences(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => (key === 'meta' ? [] : sentences(value)));
}

/** Expected texts of a named page. Messages with arguments or tags are left out of `body`. */
function namedPageTexts(locale: Locale, id: PageId): PageTexts {
  const { meta, h1, tree } = sources[id](messagesOf(locale));
  return { h1, ...meta, body: sentences(tree).filter((text) => !/[{<]/.test(text)) };
}

/** Expected texts of every path without locale prefix in a locale. */
export function textsByPath(locale: Locale): Map<string, PageTexts> {
  const named = (Object.keys(pages) as PageId[]).map((id): [string, PageTexts] => [
    pages[id].path,
    namedPageTexts(locale, id),
  ]);
  const documents = (['articles', 'blogs'] as const).flatMap((kind) =>
    documentSlugs[kind].flatMap((slug) => {
      const document = readDocument(`${kind}/${slug}`, locale);
      const { title, metaTitle, description } = document;
      const body = [title, ...blocksOf(document)];
      const texts = { h1: title, title: metaTitle, description, body };
      return (['plain', 'insights'] as const satisfies DocumentFamily[]).map(
        (family): [string, PageTexts] => [documentPath(kind, slug, family), texts],
      );
    }),
  );
  return new Map([...named, ...documents]);
}
