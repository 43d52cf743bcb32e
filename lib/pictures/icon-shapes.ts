import type { IconNode } from 'lucide';
import { type CustomPlugin, optimize } from 'svgo';

/** An element of a drawing: its name and attributes. */
export type Shape = { name: string; attributes: Readonly<Record<string, string>> };

/** The icon as a file. Rectangles, which cannot be merged, come first: the paths are then neighbours. */
function asSvg(icon: IconNode): string {
  const rank = ([name]: IconNode[number]) => (name === 'rect' ? 0 : 1);
  const shapes = icon
    .toSorted((a, b) => rank(a) - rank(b))
    .map(([name, attributes]) => {
      const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
      return `<${name} ${written.join(' ')}/>`;
    });
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
