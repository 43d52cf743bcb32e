import type { IconNode } from 'lucide';

const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)';
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})[\\s,]*`);

/** A path whose first point does not depend on what is drawn before it. */
function fromAbsoluteStart(d: string): string {
  return d.replace(relativeStart, (match, x: string, y: string) => {
    // Pairs that follow a relative start are lines relative to it (SVG 2, 9.3.3).
    const line = /^[\d.+-]/.test(d.slice(match.length)) ? 'l' : '';
    return `M${x} ${y}${line}`;
  });
}

type Attributes = IconNode[number][1];

/** @throws Error naming the attribute that is no number */
function numbers(attributes: Attributes, ...names: string[]): number[] {
  return names.map((name) => {
    const value = Number(attributes[name] ?? 0);
    if (Number.isNaN(value)) throw new Error(`icon: ${name}="${attributes[name]}" is no number`);
    return value;
  });
}

/** Path data of each shape that the icon set is drawn with. */
const shapes: Record<string, (attributes: Attributes) => string> = {
  path: ({ d }) => fromAbsoluteStart(String(d)),
  polyline: ({ points }) => `M${points}`,
  line: (attributes) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers(attributes, 'x1', 'y1', 'x2', 'y2');
    return `M${x1} ${y1}L${x2} ${y2}`;
  },
  circle: (attributes) => {
    const [cx = 0, cy = 0, r = 0] = numbers(attributes, 'cx', 'cy', 'r');
    return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  },
  rect: (attributes) => {
    const names = ['x', 'y', 'width', 'height', 'rx'];
    const [x = 0, y = 0, width = 0, height = 0, r = 0] = numbers(attributes, ...names);
    const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    const across = width - 2 * r;
    const down = height - 2 * r;
    return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
  },
};

/**
 * All shapes of an icon as the data of one path: an element each would make a third of a page's.
 * @throws Error naming a shape that it does not know
 */
export function iconPath(icon: IconNode): string {
  return icon
    .map(([shape, attributes]) => {
      const draw = shapes[shape];
      if (draw === undefined) throw new Error(`icon: a ${shape} cannot be drawn as a path`);
      return draw(attributes);
    })
    .join('');
}
