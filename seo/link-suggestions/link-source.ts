import type { Root } from 'hast';
import { pathOf } from '@/seo/audit/audited-site';
import { namesOf, type ParsedPage } from '@/seo/audit/parsed-page';
import { mainOf } from '@/seo/page-reader/elements';
import { linkedPaths, textBlocks } from '@/seo/page-reader/text-blocks';
import type { LinkSource } from './types';

/**
 * A page as it is read for suggesting links on it, by the path of its original: links are planned for
 * that, and what is shown at other addresses is the same page.
 * @param page what the audit reads of the same tree
 * @param origin the site's, against which addresses are read
 * @returns undefined where the page has no main area, title, description or language
 */
export function linkSourceOf(
  tree: Root,
  { page, origin }: { page: ParsedPage; origin: string },
): LinkSource | undefined {
  const main = mainOf(tree);
  const { title, description } = namesOf(page);
  const lang = page.textLang;
  if (!main || title === undefined || description === undefined || lang === undefined) {
    return undefined;
  }
  const [canonical = page.url] = page.canonicals;
  const pathAt = (href: string) => (href.startsWith('#') ? undefined : pathOf({ origin }, href));
  return {
    lang,
    path: pathOf({ origin }, canonical) ?? page.url,
    title,
    description,
    blocks: textBlocks(main, pathAt),
    links: linkedPaths(main, pathAt),
  };
}
