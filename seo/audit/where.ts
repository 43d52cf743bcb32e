import { documentIdAt, type PageId, pageIdAt } from '@/content/pages';
import { serviceKeys } from '@/content/services';
import type { Reach } from './causes';
import type { ParsedPage } from './parsed-page';
import type { RuleId } from './rules/rules';

/** Where in this project something is mended: a file, and a field of it where it has fields. */
export type Where = { file: string; field: string | undefined };

/** What of a page is at fault. */
type Subject =
  | 'title'
  | 'description'
  | 'heading'
  | 'text'
  | 'picture'
  | 'head'
  | 'canonical'
  | 'languages'
  | 'listing'
  | 'sitemap'
  | 'robots'
  | 'json-ld'
  | 'preview'
  | 'markdown'
  | 'feed'
  | 'frame'
  | 'layout'
  | 'origin'
  | 'host';

const subjects: Readonly<Record<RuleId, Subject>> = {
  'title-missing': 'title',
  'title-several': 'head',
  'title-short': 'title',
  'title-long': 'title',
  'title-cut': 'title',
  'title-repeated': 'title',
  'description-missing': 'description',
  'description-several': 'head',
  'description-short': 'description',
  'description-long': 'description',
  'description-repeated': 'description',
  'canonical-missing': 'head',
  'canonical-several': 'head',
  'canonical-origin': 'origin',
  'canonical-target': 'canonical',
  'canonical-language': 'canonical',
  'canonical-home': 'canonical',
  'head-stray': 'layout',
  'og-title': 'head',
  'og-url': 'head',
  noindex: 'listing',
  'false-page': 'host',
  'sitemap-missing': 'sitemap',
  'sitemap-malformed': 'sitemap',
  'sitemap-lacks-page': 'sitemap',
  'sitemap-names-hidden': 'listing',
  'sitemap-names-missing': 'sitemap',
  'sitemap-date': 'sitemap',
  'sitemap-image': 'sitemap',
  'sitemap-alternates': 'sitemap',
  'robots-missing': 'robots',
  'robots-sitemap': 'robots',
  'robots-closed': 'robots',
  'hreflang-self': 'languages',
  'hreflang-return': 'languages',
  'hreflang-incomplete': 'languages',
  'hreflang-label': 'languages',
  'hreflang-other-page': 'languages',
  'hreflang-target': 'languages',
  'hreflang-x-default': 'languages',
  'hreflang-not-original': 'languages',
  'links-few': 'text',
  'link-target': 'text',
  'link-redirect': 'text',
  'link-anchor': 'text',
  'link-generic': 'text',
  'link-language': 'text',
  orphan: 'frame',
  unreachable: 'frame',
  depth: 'frame',
  viewport: 'layout',
  https: 'origin',
  'mixed-content': 'text',
  'h1-one': 'heading',
  'html-lang': 'layout',
  'image-alt': 'picture',
  'json-ld-missing': 'json-ld',
  'json-ld-malformed': 'json-ld',
  'json-ld-address': 'json-ld',
  'content-thin': 'text',
  'content-duplicate': 'text',
  'content-near-duplicate': 'text',
  'preview-count': 'head',
  'preview-missing': 'preview',
  'preview-format': 'preview',
  'preview-size': 'preview',
  'preview-weight': 'preview',
  'markdown-count': 'head',
  'markdown-missing': 'markdown',
  'feed-missing': 'feed',
};

/** Files that make something of all pages. */
const shared: Readonly<Partial<Record<Subject, Where>>> = {
  head: { file: 'seo/page-metadata.ts', field: 'pageMetadata' },
  canonical: { file: 'seo/page-languages.ts', field: 'canonicalPath' },
  languages: { file: 'seo/page-languages.ts', field: 'alternateUrls' },
  sitemap: { file: 'seo/sitemap/sitemap-entries.ts', field: undefined },
  robots: { file: 'seo/robots-text.ts', field: undefined },
  'json-ld': { file: 'seo/json-ld', field: undefined },
  preview: { file: 'build/previews.ts', field: undefined },
  markdown: { file: 'seo/markdown', field: undefined },
  feed: { file: 'seo/feed', field: undefined },
  frame: { file: 'components/layout/footer.tsx', field: undefined },
  layout: { file: 'app/[locale]/layout.tsx', field: undefined },
  origin: { file: 'content/site.ts', field: 'origin' },
  host: { file: 'docs/operations.md', field: undefined },
};

const services: ReadonlySet<string> = new Set(serviceKeys);

const textFields: Readonly<Partial<Record<Subject, string>>> = {
  title: 'meta.title',
  description: 'meta.description',
  heading: 'hero.title',
};

const frontMatter: Readonly<Partial<Record<Subject, string>>> = {
  title: 'title',
  description: 'description',
  heading: 'title',
};

/** The file with the words of a page, in its language, and the field of what is at fault. */
function wordsOf(subject: Subject, { path, locale }: Pick<ParsedPage, 'path' | 'locale'>): Where {
  const document = documentIdAt(path);
  if (document !== undefined) {
    return { file: `content/${document}/${locale}.md`, field: frontMatter[subject] };
  }
  const id = pageIdAt(path);
  if (id === undefined) return { file: 'content/pages.ts', field: undefined };
  const isService = services.has(id);
  // A service is called by its title on its page too.
  const field = subject === 'heading' && isService ? 'title' : textFields[subject];
  const file = `messages/${locale}/${isService ? 'services' : 'pages'}.json`;
  return { file, field: field === undefined ? id : `${id}.${field}` };
}

/** The source of the page itself. */
function componentOf(path: string): Where {
  const document = documentIdAt(path);
  if (document !== undefined)
    return { file: 'components/document/document-page.tsx', field: undefined };
  const id = pageIdAt(path);
  const folder = id === undefined || path === '/' ? '' : path;
  return { file: `app/[locale]${folder}/page.tsx`, field: undefined };
}

/** Parts that all pages have: what is wrong with the links or pictures of all is wrong there. */
const everywhere: Where = { file: 'components/layout', field: undefined };

/** Whether a link stands in menu or footer alone, which all pages have. */
function isInFrame(
  { links }: Pick<ParsedPage, 'links'>,
  href: string | number | undefined,
): boolean {
  const own = links.filter((link) => link.href === href);
  return own.length > 0 && own.every(({ isInMain }) => !isInMain);
}

/**
 * Where a fault is mended.
 * @param page the first that has it, undefined for a file such as robots.txt
 * @param reach what the pages with it have in common
 * @param href the link that is at fault, where it is one
 */
export function whereOf(
  rule: RuleId,
  page: Pick<ParsedPage, 'path' | 'locale' | 'links'> | undefined,
  reach: Reach,
  href?: string | number,
): Where {
  const subject = subjects[rule];
  const made = shared[subject];
  if (subject === 'listing') {
    const id: PageId | undefined = page && pageIdAt(page.path);
    return { file: 'content/pages.ts', field: id === undefined ? undefined : `${id}.indexable` };
  }
  if (made !== undefined) return made;
  if (page === undefined || reach === 'layout' || reach === 'language') return everywhere;
  if (subject === 'text' && isInFrame(page, href)) return everywhere;
  if (subject === 'picture' || reach === 'template') return componentOf(page.path);
  return wordsOf(subject, page);
}
