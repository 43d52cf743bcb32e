import type { Element, ElementContent } from 'hast';
import { site } from '@/content/site';
import { labelColon } from '@/i18n/label-colon';
import { localizedPath } from '@/i18n/paths';
import type { BuiltPage } from '@/seo/built-page';
import { contentTree } from '@/seo/page-tree/content-tree';
import { elementsIn, hasClass } from '@/seo/page-tree/elements';
import { parsePage } from '@/seo/page-tree/parse-page';
import { writeHtml } from './write-html';

/** What stands around the text of a document on its page: title and dates, services, ways back. */
function isAround(node: Element): boolean {
  const { tagName, properties } = node;
  return (
    tagName === 'header' ||
    [properties.ariaLabelledBy].flat().includes('document-services-title') ||
    hasClass(node, 'no-print')
  );
}

function withoutSurroundings(node: Element): Element {
  return {
    ...node,
    children: node.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child];
      // What a reader of the text is invited to is a part of it.
      return isAround(child) && child.tagName !== 'aside' ? [] : [withoutSurroundings(child)];
    }),
  };
}

/**
 * The text of a document as HTML for readers of feeds: its body and its laws, with whole addresses,
 * without classes, ids and scripts.
 * @throws Error naming a page that shows no document
 */
export function articleHtml(page: BuiltPage): string {
  const { locale, path } = page;
  const [article] = elementsIn(parsePage(page).main, ({ tagName }) => tagName === 'article');
  if (article === undefined) throw new Error(`${path} (${locale}): the page shows no document`);
  const tree = contentTree(withoutSurroundings(article), {
    url: site.origin + localizedPath(locale, path),
    colon: labelColon(locale),
    formNote: () => [],
  });
  return writeHtml(tree);
}
