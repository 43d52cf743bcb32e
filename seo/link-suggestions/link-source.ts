import type { Element, Root } from 'hast';
import { elementsIn, mainOf } from '@/lib/markup/elements';
import { pathOf } from '@/seo/audit/audited-site';
import { parsePage } from '@/seo/audit/parse-page';
import { openGraphTexts } from '@/seo/audit/parsed-page';
import type { KnownTarget } from '@/seo/link-data';
import { linkedPaths, type TextBlock, textBlocks } from '@/seo/page-reader/text-blocks';

/** A page as it is read for suggesting links on it. */
export type LinkSource = {
  /** Tag of its language: `zh-Hans`. */
  lang: string;
  /** Its canonical URL path: `/ja/about`. */
  url: string;
  title: string;
  description: string;
  /** In reading order. */
  blocks: readonly TextBlock[];
  /** URL paths of the site's pages that its main area leads to, cards and buttons included. */
  links: readonly string[];
  /** Those that the text of a document leads to, tables and captions included. */
  documentLinks: readonly string[];
};

/** A page that links may lead to, in the language of the source. */
export type LinkTarget = KnownTarget & Pick<LinkSource, 'title' | 'description'>;

const isDocumentText = ({ properties }: Element) => properties.dataDocumentText !== undefined;

/**
 * Reads a page for suggesting links on it. Its URL path is the canonical one: other URLs of a page have
 * the same plan.
 * @param url URL path at which it was read
 * @param origin of the site, against which URLs are resolved
 * @returns undefined where the page has no main area, title, description or language
 */
export function linkSourceOf(url: string, tree: Root, origin: string): LinkSource | undefined {
  const page = parsePage(url, tree);
  const main = mainOf(tree);
  const { title, description } = openGraphTexts(page);
  const lang = page.textLang;
  if (!main || title === undefined || description === undefined || lang === undefined) {
    return undefined;
  }
  const [canonical = url] = page.canonicals;
  const pathAt = (href: string) => (href.startsWith('#') ? undefined : pathOf({ origin }, href));
  return {
    lang,
    url: pathOf({ origin }, canonical) ?? url,
    title,
    description,
    blocks: textBlocks(main, pathAt),
    links: linkedPaths(main, pathAt),
    documentLinks: elementsIn(main, isDocumentText).flatMap((part) => linkedPaths(part, pathAt)),
  };
}
