import type { IconNode } from 'lucide';
import { iconShapes, type Shape } from './icon-shapes';

/** A shape as it is written; its stroke stays as wide at every size, which no page can say of it. */
function written({ name, attributes }: Shape, id: string | undefined): string {
  const all = { id, 'vector-effect': 'non-scaling-stroke', ...attributes };
  const text = Object.entries(all).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}="${value}"`],
  );
  return `<${name} ${text.join(' ')}/>`;
}

/**
 * A file that shows the mark, and holds the drawings of several icons, each to be used by its name
 * (`icons.svg#menu`), in the colours and with the stroke of the page that uses it. Browsers ask for
 * the site's icon as soon as a page has loaded, often before they have painted it: where both are
 * one file, that request is none.
 * @param mark the text of the mark's SVG file
 * @param names the icons, in their order
 * @param glyphs what they are drawn with
 * @returns the text of an SVG file
 * @throws where the mark is not the text of an SVG file
 */
export function iconSheet<Name extends string>(
  mark: string,
  names: readonly Name[],
  glyphs: Readonly<Record<Name, IconNode>>,
): string {
  const drawings = names.map((name) => {
    const shapes = iconShapes(glyphs[name]);
    const [only] = shapes;
    if (only !== undefined && shapes.length === 1) return written(only, name);
    return `<g id="${name}">${shapes.map((shape) => written(shape, undefined)).join('')}</g>`;
  });
  const [, opening, shown] = /^(<svg [^>]+>)(.+<\/svg>\s*)$/s.exec(mark) ?? [];
  if (opening === undefined || shown === undefined) throw new Error('The mark is no SVG file.');
  return `${opening}<defs>${drawings.join('')}</defs>${shown}`;
}
