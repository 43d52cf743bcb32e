/** The part of the package that `subset-fonts.ts` uses; it brings no types. */
declare module 'subset-font' {
  /** A font that holds only the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
