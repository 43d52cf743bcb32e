import type { IconNode } from 'lucide';
import { type CustomPlugin, optimize } from 'svgo';

/** An element of a drawing: its name and attributes. */
export type Shape = { name: string; attributes: Readonly<Record<string, string>> };

function tag(name: string, attributes: Readonly<Record<string, string | number | undefined>>) {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${name} ${given.map(([key, value]) => `${key}="${value}"`).join(' ')}/>`;
}

/** The icon as an SVG. Rectangles, which cannot be merged, come first, so that all paths are adjacent. */
function asSvg(icon: IconNode): string {
  const rank = ([name]: IconNode[number]) => (name === 'rect' ? 0 : 1);
  const shapes = icon
    .toSorted((a, b) => rank(a) - rank(b))
    .map(([name, attributes]) => tag(name, attributes));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes.join('')}</svg>`;
}

/**
 * The shapes of an icon as few elements, one for nearly every icon: an element each would make a third
 * of a page's. What all have in common, one stroke and no filling, makes the merging safe.
 * @throws Error when the icon is no SVG
 */
export function iconShapes(icon: IconNode): Shape[] {
  const shapes: Shape[] = [];
  const collect: CustomPlugin = {
    name: 'collect',
    fn: () => ({
      element: {
        enter: ({ name, attributes }) => {
          if (name !== 'svg') shapes.push({ name, attributes });
        },
      },
    }),
  };
  optimize(asSvg(icon), {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      'convertPathData',
      { name: 'mergePaths', params: { force: true } },
      collect,
    ],
  });
  return shapes;
}

/** A shape as SVG. Its stroke is as wide at every size: a page cannot set that, since it is not inherited. */
function written({ name, attributes }: Shape, id?: string): string {
  return tag(name, { id, 'vector-effect': 'non-scaling-stroke', ...attributes });
}

/**
 * A file that shows the mark, and holds the drawings of several icons, each to be used by its name
 * (`icons.svg#menu`), in the colors and with the stroke of the page that uses it. Browsers request
 * the site's icon as soon as a page has loaded, often before they have painted the page: as both are
 * one file, that costs no request.
 * @throws Error when the mark is not the text of an SVG file
 */
export function iconSprite<Name extends string>(
  mark: string,
  names: readonly Name[],
  glyphs: Readonly<Record<Name, IconNode>>,
): string {
  const drawings = names.map((name) => {
    const shapes = iconShapes(glyphs[name]);
    const [only] = shapes;
    if (only !== undefined && shapes.length === 1) return written(only, name);
    return `<g id="${name}">${shapes.map((shape) => written(shape)).join('')}</g>`;
  });
  const [, opening, shown] = /^(<svg [^>]+>)(.+<\/svg>\s*)$/s.exec(mark) ?? [];
  if (opening === undefined || shown === undefined) throw new Error('The mark is no SVG file.');
  return `${opening}<defs>${drawings.join('')}</defs>${shown}`;
}
