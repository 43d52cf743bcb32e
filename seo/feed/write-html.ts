import type { ElementContent, Properties } from 'hast';
import { escapeXml } from '@/lib/markup/escape-xml';

/** The attributes that a plain tree has. */
const attributes = {
  href: 'href',
  src: 'src',
  alt: 'alt',
  start: 'start',
  colSpan: 'colspan',
} as const;

const empty = new Set(['img', 'hr']);

function writeAttributes(properties: Properties): string {
  return Object.entries(attributes)
    .flatMap(([property, name]) => {
      const value = properties[property];
      return value === undefined || value === null
        ? []
        : [` ${name}="${escapeXml(String(value))}"`];
    })
    .join('');
}

/** Writes a plain tree (`seo/page-tree/content-tree.ts`) as HTML: elements and addresses, no classes. */
export function writeHtml(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeXml(node.value);
      if (node.type !== 'element') return '';
      const start = `<${node.tagName}${writeAttributes(node.properties)}>`;
      return empty.has(node.tagName)
        ? start
        : `${start}${writeHtml(node.children)}</${node.tagName}>`;
    })
    .join('');
}
