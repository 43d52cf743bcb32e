import { withoutTypesetting } from '@/lib/text/typeset';

/** A text as it was typed, each run of white space as one space: texts are compared like this. */
export function plain(text: string): string {
  return withoutTypesetting(text).replace(/\s+/g, ' ').trim();
}

/** What stands in a list more than once, each once. */
export function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
