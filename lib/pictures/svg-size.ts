const viewBox = /<svg\b[^>]*?\sviewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/;

/**
 * Width and height of a drawing in pixels, as its `viewBox` has them.
 * @param source the text of an SVG file
 * @param file its name, for the error
 * @throws Error naming the file whose drawing does not begin at 0 0 or says nothing of its size
 */
export function svgSize(source: string, file: string): { width: number; height: number } {
  const found = viewBox.exec(source);
  if (found === null) throw new Error(`${file}: needs a viewBox="0 0 <width> <height>"`);
  return { width: Number(found[1]), height: Number(found[2]) };
}
