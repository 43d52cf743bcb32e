import { invisible } from '@/lib/text/invisible-characters';

/** A text without characters of typesetting, each run of white space as one space. */
export function plainText(value: string): string {
  return value.replace(invisible, '').replace(/\s+/g, ' ');
}
