import { arialWidth } from './arial-width';

/** Width of a text on one line, in pixels. */
export type Measure = (text: string) => number;

/** The browser's own measure, where it has one. */
function canvas(): CanvasRenderingContext2D | null {
  return typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
}

/**
 * Measures texts in Arial of a size in pixels: in a browser with the fonts it draws them in, elsewhere
 * by the table of widths.
 */
export function arialMeasure(size: number): Measure {
  const context = canvas();
  if (context === null) return (text) => arialWidth(text, size);
  context.font = `${size}px Arial, sans-serif`;
  return (text) => context.measureText(text).width;
}
