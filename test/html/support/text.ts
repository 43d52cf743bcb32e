import { withoutTypesetting } from '@/lib/text/typeset';

/** A text without typesetting and with single spaces, for comparison. */
export function plain(text: string): string {
  return withoutTypesetting(text).replace(/\s+/g, ' ').trim();
}

/** The values that occur more than once. */
export function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
