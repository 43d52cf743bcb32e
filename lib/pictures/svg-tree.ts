import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/**
 * Reads an SVG so that it can stand in a page beside others: its ids begin with a name of its own.
 * @param source text of an SVG file
 * @param name where it stands, unique in the page
 * @returns the `svg` element
 * @throws Error when the text is no SVG, has a style or script, or no view box
 */
export function svgTree(source: string, name: string): Element {
  const [svg] = fromHtml(source, { fragment: true, space: 'svg' }).children;
  if (svg?.type !== 'element' || svg.tagName !== 'svg') throw new Error(`${name}: is no SVG`);
  if (svg.properties.viewBox === undefined) throw new Error(`${name}: has no viewBox`);
  visit(svg, 'element', (element) => {
    if (element.tagName === 'style' || element.tagName === 'script') {
      throw new Error(`${name}: has a <${element.tagName}>, which would hold for the whole page`);
    }
    for (const [key, value] of Object.entries(element.properties)) {
      if (key === 'id') element.properties.id = `${name}-${value}`;
      else if (typeof value === 'string') {
        element.properties[key] = value.replace(/^url\(#/, `url(#${name}-`);
      }
    }
  });
  return svg;
}
