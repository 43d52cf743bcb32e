import type { Messages } from 'next-intl';
import { errorsOf } from '@/lib/errors/error-text';
import { invalidSource } from '@/lib/errors/validation-errors';
import { escapeIcu } from '@/lib/messages/icu';
import { type MessageTree, mapLeaves } from '@/lib/messages/tree';
import { typeset } from '@/lib/text/typeset';
import { defaultLocale, type Locale, locales } from './locales';
import { comparisonProblems, formatProblems, missingTexts } from './message-checks';
import {
  linkedByPages,
  messageFile,
  type Namespace,
  namespaces,
  readMessageFile,
} from './message-files';
import { tableProblems } from './message-tables';
import { fillPlaceholders } from './placeholders';
import { kindOfText } from './text-kinds';

/** @throws Error naming the file and each key that is missing or malformed */
function loadNamespace(locale: Locale, namespace: Namespace): MessageTree {
  const file = messageFile(locale, namespace);
  const tree = mapLeaves(readMessageFile(locale, namespace), ({ key, text }) =>
    fillPlaceholders(text, locale, `${file}: ${key}`, escapeIcu),
  );
  const problems = [
    ...formatProblems(tree, namespace),
    ...comparisonProblems(tree, namespace),
    ...(locale === defaultLocale ? tableProblems : missingTexts)(tree, namespace),
  ];
  if (problems.length > 0) throw invalidSource(file, 'message', problems);
  return tree;
}

/** A function that reads all namespaces of a language: once in a build; elsewhere a changed file shows at once. */
function reader(read: (locale: Locale, namespace: Namespace) => MessageTree) {
  const cache = new Map<Locale, Messages>();
  return (locale: Locale): Messages => {
    const cached = cache.get(locale);
    if (cached) return cached;
    const trees: Record<string, MessageTree> = {};
    const problems = namespaces.flatMap((namespace) =>
      errorsOf(() => {
        trees[namespace] = read(locale, namespace);
      }),
    );
    // What is missing in several files is reported at once.
    if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
    // TypeScript knows the English files; the other languages have been compared with them.
    const messages = trees as Messages;
    if (process.env.NODE_ENV === 'production') cache.set(locale, messages);
    return messages;
  };
}

/** The messages as they are written, with placeholders. @throws Error naming a file that is missing or malformed */
export const writtenMessages = reader(readMessageFile);

/** All messages, checked and filled in. @throws Error naming file and field of each that is missing or malformed */
export const loadMessages = reader(loadNamespace);

/** The same as pages show them: typeset, except for running text that is linked first and what machines read. */
export const shownMessages = reader((locale, namespace) =>
  mapLeaves(loadNamespace(locale, namespace), ({ key, name, text }) => {
    const kind = kindOfText(key, name);
    if (kind === 'unseen' || (kind === 'running' && linkedByPages.has(namespace))) return text;
    return typeset(text, kind === 'heading' ? 'heading' : 'text', locales[locale].lang);
  }),
);
