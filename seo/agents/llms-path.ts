import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

/** The two files for agents (https://llmstxt.org): the list of pages, and all their text. */
export type LlmsFile = 'llms' | 'llms-full';

/** Path of a file for agents in a language: `('ja', 'llms')` → `/ja/llms.txt`. */
export function llmsPath(locale: Locale, file: LlmsFile): string {
  return localizedPath(locale, `/${file}.txt`);
}
