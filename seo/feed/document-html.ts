import type { ElementContent, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { element, elementsIn } from '@/lib/markup/elements';
import { escapeXml } from '@/lib/markup/escape-xml';
import type { BuiltPage } from '@/seo/built-page';
import { contentTree } from '@/seo/markdown/content-tree';

const attributes = ['href', 'src', 'alt', 'start'] as const;

const voidElements = new Set(['img', 'hr', 'br']);

function writeAttributes(properties: Properties): string {
  return attributes
    .filter((name) => properties[name] !== undefined)
    .map((name) => ` ${name}="${escapeXml(String(properties[name]))}"`)
    .join('');
}

function writeHtml(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeXml(node.value);
      if (node.type !== 'element') return '';
      const start = `<${node.tagName}${writeAttributes(node.properties)}>`;
      return voidElements.has(node.tagName)
        ? start
        : `${start}${writeHtml(node.children)}</${node.tagName}>`;
    })
    .join('');
}

/** A document as plain HTML for feed readers, with absolute URLs. @throws Error naming a page that shows none */
export function documentHtml({ locale, path, html }: BuiltPage): string {
  const parts = elementsIn(
    fromHtml(html),
    ({ properties }) => properties.dataDocumentText !== undefined,
  );
  if (parts.length === 0) throw new Error(`${path} (${locale}): the page shows no document`);
  const tree = contentTree(element('article', parts), { locale, path });
  const { children } = unified().use(remarkRehype).runSync(tree);
  return writeHtml(children.filter((node) => node.type !== 'doctype'));
}
