import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '@/lib/errors/parse-json';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import type { MessageTree } from '@/lib/messages/tree';
import type { Locale } from './locales';
import { anyTexts } from './schemas/parts';

/** Translation namespaces (spec §3; `audit` is what the audits say), one file each under `messages/<locale>/`. */
export const namespaces = [
  'common',
  'navigation',
  'services',
  'pages',
  'articles',
  'blogs',
  'audit',
] as const;

export type Namespace = (typeof namespaces)[number];

/** Path of a message file relative to the project, as error messages name it. */
export function messageFile(locale: Locale, namespace: Namespace): string {
  return `messages/${locale}/${namespace}.json`;
}

/** @throws Error naming the file and each key that holds something else than texts */
function checked(value: unknown, file: string): MessageTree {
  const parsed = anyTexts.safeParse(value);
  if (!parsed.success) throw badSource(file, 'message', zodProblems(parsed.error));
  // Objects and lists with texts at their ends: that is what has just been checked.
  return value as MessageTree;
}

/**
 * Reads one message file as it is, with placeholders unfilled.
 * @throws Error naming the file when it is missing or not valid JSON, and each key that is no text
 */
export function readMessageFile(locale: Locale, namespace: Namespace): MessageTree {
  const file = messageFile(locale, namespace);
  const absolute = path.join(/* turbopackIgnore: true */ process.cwd(), file);
  if (!existsSync(absolute)) throw new Error(`${file}: the file is missing`);
  return checked(parseJson(readFileSync(absolute, 'utf8'), file), file);
}
