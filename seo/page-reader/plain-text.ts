/** Soft hyphens, byte order marks and other characters without width. */
const widthless = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** A text without characters of typesetting, each run of white space as one space. */
export function plainText(value: string): string {
  return value.replace(widthless, '').replace(/\s+/g, ' ');
}
