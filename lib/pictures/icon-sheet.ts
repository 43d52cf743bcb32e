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
 * A file with the drawings of several icons, each to be used by its name (`icons.svg#menu`), in the
 * colours and with the stroke of the page that uses it.
 * @param names the icons, in their order
 * @param glyphs what they are drawn with
 * @returns the text of an SVG file
 */
export function iconSheet<Name extends string>(
  names: readonly Name[],
  glyphs: Readonly<Record<Name, IconNode>>,
): string {
  const drawings = names.map((name) => {
    const shapes = iconShapes(glyphs[name]);
    const [only] = shapes;
    if (only !== undefined && shapes.length === 1) return written(only, name);
    return `<g id="${name}">${shapes.map((shape) => written(shape, undefined)).join('')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawings.join('')}</svg>\n`;
}
