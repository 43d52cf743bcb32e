import { printPages } from '@/content/downloads';
import { documentIdAt, pageIdAt, partsOf } from '@/content/pages';
import { serviceKeys } from '@/content/services';
import { rules } from './audit-site';
import { checks, type FixLocation, type PagePart } from './checks';
import type { ParsedPage } from './parsed-page';
import type { Rule, RuleId } from './rule';

/** What the pages with a fault have in common; it is corrected there, once. */
export type Extent = 'site' | 'layout' | 'template' | 'language' | 'translations' | 'page';

const services: ReadonlySet<string> = new Set(serviceKeys);

/** The template of a page by its path: all service pages share one, and so do all documents of a kind. */
export function pageTemplateOf(path: string): string {
  const document = documentIdAt(path);
  if (document !== undefined) return partsOf(document).kind;
  const id = pageIdAt(path);
  if (id === undefined) return path;
  return services.has(id) ? 'services' : id;
}

/** The fields of a part in the messages of a page, and in the front matter of a document. */
const fields: Readonly<Partial<Record<PagePart, { message: string; frontMatter: string }>>> = {
  title: { message: 'meta.title', frontMatter: 'title' },
  description: { message: 'meta.description', frontMatter: 'description' },
  heading: { message: 'hero.title', frontMatter: 'title' },
};

/** The file with the texts of a page in its language, and the field of one of its parts. */
function textLocation(
  part: PagePart,
  { path, locale }: Pick<ParsedPage, 'path' | 'locale'>,
): FixLocation {
  const document = documentIdAt(path);
  if (document !== undefined) {
    return { file: `content/${document}/${locale}.md`, field: fields[part]?.frontMatter };
  }
  const id = pageIdAt(path);
  if (id === undefined) return { file: 'content/pages.ts' };
  if (Object.hasOwn(printPages, id)) {
    const name = part === 'heading' ? 'title' : fields[part]?.message;
    const field = ['items', id, name].filter(Boolean).join('.');
    return { file: `messages/${locale}/downloads.json`, field };
  }
  const isService = services.has(id);
  // The heading of a service page is the name of the service.
  const field = part === 'heading' && isService ? 'title' : fields[part]?.message;
  const file = `messages/${locale}/${isService ? 'services' : 'pages'}.json`;
  return { file, field: field === undefined ? id : `${id}.${field}` };
}

/** The component of a page, or of all documents. */
function componentLocation(path: string): FixLocation {
  if (documentIdAt(path) !== undefined) return { file: 'components/document/document-page.tsx' };
  const folder = pageIdAt(path) === undefined || path === '/' ? '' : path;
  return { file: `app/[locale]${folder}/page.tsx` };
}

/** Menu, footer and the rest of the shared layout. */
const layoutLocation: FixLocation = { file: 'components/layout' };

/**
 * Where a fault is corrected.
 * @param page the first page with it, undefined for a file such as robots.txt
 * @param href the link that is at fault, where it is one
 */
export function fixLocationOf(
  rule: RuleId,
  page: Pick<ParsedPage, 'path' | 'locale' | 'links'> | undefined,
  extent: Extent,
  href?: string | number,
): FixLocation {
  const { check, fixLocation = checks[check].fixLocation }: Rule = rules[rule];
  if (typeof fixLocation === 'object') return fixLocation;
  if (fixLocation === 'indexable') {
    const id = page && pageIdAt(page.path);
    return { file: 'content/pages.ts', field: id && `${id}.indexable` };
  }
  if (page === undefined || extent === 'layout' || extent === 'language') return layoutLocation;
  const same = page.links.filter((link) => link.href === href);
  const isOutsideMain = same.length > 0 && same.every(({ isInMain }) => !isInMain);
  if (fixLocation === 'text' && isOutsideMain) return layoutLocation;
  if (fixLocation === 'image' || extent === 'template') return componentLocation(page.path);
  return textLocation(fixLocation, page);
}

/** A location in one line, as reports write it: file › field. */
export function formatFixLocation({ file, field }: FixLocation): string {
  return field === undefined ? file : `${file} › ${field}`;
}
