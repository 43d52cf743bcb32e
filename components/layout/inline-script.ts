import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scriptJson } from '@/lib/markup/script-json';
import type { LanguageOffers } from '@/lib/navigation/language-offers';

const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'generated/inline.js');

let known: string | undefined;

/**
 * The function that stands inline in English pages: the same on all of them.
 * @throws Error when it has not been made yet
 */
export function inlineFunction(): string {
  if (known !== undefined) return known;
  if (!existsSync(file)) {
    throw new Error('generated/inline.js: the file is missing; scripts/prepare-build.ts makes it');
  }
  known = readFileSync(file, 'utf8');
  return known;
}

/** The script of a page: a call of that function, in which no text can end the element. */
export function inlineScript(offers: LanguageOffers): string {
  return `${inlineFunction()}(${scriptJson(offers)})`;
}
