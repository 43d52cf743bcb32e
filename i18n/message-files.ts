import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageTree } from '@/lib/messages/tree';
import { defaultLocale, type Locale } from './locales';

/** Translation namespaces (spec §3), one file each under `messages/<locale>/`. */
export const namespaces = [
  'common',
  'navigation',
  'services',
  'pages',
  'articles',
  'blogs',
] as const;

export type Namespace = (typeof namespaces)[number];

/** Path of a message file relative to the project, as error messages name it. */
export function messageFile(locale: Locale, namespace: Namespace): string {
  return `messages/${locale}/${namespace}.json`;
}

/**
 * Reads one message file as it is, without fallback and with placeholders unfilled.
 * @returns undefined when a language other than English has no such file
 * @throws Error naming the file when it is missing or not valid JSON
 */
export function readMessageFile(locale: Locale, namespace: Namespace): MessageTree | undefined {
  const file = messageFile(locale, namespace);
  const absolute = path.join(/* turbopackIgnore: true */ process.cwd(), file);
  if (!existsSync(absolute)) {
    if (locale !== defaultLocale) return undefined;
    throw new Error(`${file}: the file is missing`);
  }
  try {
    return JSON.parse(readFileSync(absolute, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}
