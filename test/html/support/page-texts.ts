import type { Messages } from 'next-intl';
import { type PageId, pages } from '@/content/pages';
import { documentAt } from './documents';
import { notFoundPath, type PageAddress } from './html-page';
import { messagesOf } from './messages';

/** What the messages or a document say a page shows. */
type PageTexts = {
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

/** The expected texts of a page. @throws Error when nothing has the path */
export function textsOf({ locale, path }: PageAddress): PageTexts {
  const document = documentAt(path, locale);
  if (document !== undefined) {
    const { title, description, blocks } = document;
    return { h1: title, title, description, body: [title, ...blocks] };
  }
  const messages = messagesOf(locale);
  if (path === notFoundPath) {
    const { title, text } = messages.common.notFound;
    return { h1: title, title, description: text, body: sentences(messages.common.notFound) };
  }
  // Object.keys() types its result as string[]; the keys of this table are exactly PageId.
  const id = (Object.keys(pages) as PageId[]).find((each) => pages[each].path === path);
  if (id === undefined) throw new Error(`no page has the path ${path}`);
  const { meta, h1, tree } = sources[id](messages);
  // Messages with arguments or tags stand in the page with something in their place.
  return { h1, ...meta, body: sentences(tree).filter((text) => !/[{<]/.test(text)) };
}
