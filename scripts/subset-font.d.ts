/** The part of the package that is used here; it brings no types. */
declare module 'subset-font' {
  /** A font that holds only the characters of a text; an axis is cut to a range or pinned to a value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, { min: number; max: number } | number>;
      /** OpenType features that stay, with their alternate glyphs; without it all of them. */
      keepFeatures?: string[];
      noHinting?: boolean;
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}
