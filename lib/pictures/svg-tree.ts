import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/** The elements that a picture may have: shapes, and what paints or names them. Others could act upon the page. */
const allowedElements = new Set([
  'svg',
  ...['g', 'defs', 'pattern', 'mask', 'clipPath', 'linearGradient', 'radialGradient', 'stop'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'title'],
]);

/** Properties that run a script, link somewhere, or let a shape leave the box of its picture. */
const forbiddenProperties = /^on|href$|^(?:style|className)$/i;

/**
 * Reads an SVG so that it can be in a page beside others: its ids begin with a name of its own.
 * @param name unique in the page; errors name it, too
 * @throws Error when the text is no SVG, has no view box, or holds an element or property that is not allowed
 */
export function svgTree(source: string, name: string): Element {
  const [svg] = fromHtml(source, { fragment: true, space: 'svg' }).children;
  if (svg?.type !== 'element' || svg.tagName !== 'svg') throw new Error(`${name}: is no SVG`);
  if (svg.properties.viewBox === undefined) throw new Error(`${name}: has no viewBox`);
  visit(svg, 'element', (element) => {
    if (!allowedElements.has(element.tagName)) {
      throw new Error(`${name}: has a <${element.tagName}>, which no picture may have`);
    }
    for (const [key, value] of Object.entries(element.properties)) {
      if (forbiddenProperties.test(key)) throw new Error(`${name}: has "${key}"`);
      if (/url\((?!['"]?#)/i.test(String(value))) {
        throw new Error(`${name}: "${key}" leads out of the picture`);
      }
      if (key === 'id') element.properties.id = `${name}-${value}`;
      else if (typeof value === 'string') {
        element.properties[key] = value.replaceAll(/url\((['"]?)#/gi, `url($1#${name}-`);
      }
    }
  });
  return svg;
}
