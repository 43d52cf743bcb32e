import { parseJson, readText } from '@/lib/errors/read-json';
import { invalidSource } from '@/lib/errors/validation-errors';
import { type MessageTree, treeProblems } from '@/lib/messages/tree';
import type { Locale } from './locales';

/** Translation namespaces, one file each under `messages/<locale>/`; `audit` has the texts of the audits. */
export const namespaces = [
  'common',
  'navigation',
  'services',
  'pages',
  'articles',
  'blogs',
  'audit',
  'calculators',
  'downloads',
  'countries',
] as const;

export type Namespace = (typeof namespaces)[number];

/** Files whose running text is linked page by page (`page-texts.ts`) and typeset only then. */
export const linkedByPages: ReadonlySet<string> = new Set<Namespace>(['pages', 'services']);

/** Path of a message file relative to the project, as error messages name it. */
export function messageFile(locale: Locale, namespace: Namespace): string {
  return `messages/${locale}/${namespace}.json`;
}

/** Reads a message file, with placeholders. @throws Error naming the file, and each key whose value is no text */
export function readMessageFile(locale: Locale, namespace: Namespace): MessageTree {
  const file = messageFile(locale, namespace);
  const value = parseJson(readText(file), file);
  const problems = treeProblems(value);
  if (problems.length > 0) throw invalidSource(file, 'message', problems);
  // `treeProblems` has just checked that it is one.
  return value as MessageTree;
}

/** All message files of a language in one tree, by their namespaces. Throws as `readMessageFile` does. */
export function readMessageFiles(locale: Locale): Record<string, MessageTree> {
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, readMessageFile(locale, namespace)]),
  );
}
