import type { Root } from 'hast';
import { pathOf } from '@/seo/audit/audited-site';
import { metaOf, type ParsedPage } from '@/seo/audit/parsed-page';
import { element, elementsIn } from '@/seo/page-tree/elements';
import { plainText } from '@/seo/page-tree/plain-text';
import { linkedPaths, textBlocks } from '@/seo/page-tree/text-blocks';
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
  const children = tree.children.filter((node) => node.type === 'element');
  const [main] = elementsIn(element('root', children), ({ tagName }) => tagName === 'main');
  // What a page says of itself elsewhere: without the name of the site, and in the language of its text.
  const title = metaOf(page, 'og:title')[0] ?? page.titles[0];
  const description = metaOf(page, 'og:description')[0] ?? metaOf(page, 'description')[0];
  const lang = page.textLang;
  if (!main || title === undefined || description === undefined || lang === undefined) {
    return undefined;
  }
  const [canonical = page.url] = page.canonicals;
  const pathAt = (href: string) => (href.startsWith('#') ? undefined : pathOf({ origin }, href));
  return {
    lang,
    path: pathOf({ origin }, canonical) ?? page.url,
    title: plainText(title),
    description: plainText(description),
    blocks: textBlocks(main, pathAt),
    links: linkedPaths(main, pathAt),
  };
}
