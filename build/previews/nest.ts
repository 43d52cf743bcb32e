/** A place in a picture, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/**
 * An SVG document as a part of another one. Letters may reach beyond the box.
 * @param svg has no size of its own but a `viewBox`, or is as large as the box
 */
export function nest(svg: string, { x, y, width, height }: Box): string {
  return svg
    .trim()
    .replace(/^<svg\b[^>]*>/, (root) =>
      root
        .replace(/ (?:width|height|preserveAspectRatio)="[^"]*"/g, '')
        .replace(
          '<svg',
          `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" overflow="visible"`,
        ),
    );
}
