import { withoutTypesetting } from '@/lib/text/typeset';

/** Soft hyphens, byte order marks and what else has no width. */
const widthless = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Spaces that do not break, of whatever width. */
const fixedSpaces = /[\u00a0\u2007\u2009\u202f]/g;

/**
 * A text for other programs: without the characters that only set it, each run of white space as one
 * space.
 */
export function plainText(value: string): string {
  return withoutTypesetting(value)
    .replace(widthless, '')
    .replace(fixedSpaces, ' ')
    .replace(/\s+/g, ' ');
}
