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

/** A loader that keeps what it returns for as long as its process lives; outside production an edit shows at once. */
function kept(load: (locale: Locale) => Messages) {
  const cache = new Map<Locale, Messages>();
  return (locale: Locale): Messages => {
    const messages = cache.get(locale) ?? load(locale);
    if (process.env.NODE_ENV === 'production') cache.set(locale, messages);
    return messages;
  };
}

/** The tree of each namespace. @throws Error naming what is wrong in any of them */
function allNamespaces(treeOf: (namespace: Namespace) => MessageTree): Messages {
  const trees: Record<string, MessageTree> = {};
  const problems = namespaces.flatMap((namespace) =>
    errorsOf(() => {
      trees[namespace] = treeOf(namespace);
    }),
  );
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  // TypeScript knows the English files; the other languages have been compared with them.
  return trees as Messages;
}

/** The messages as they are written, with placeholders. @throws Error naming a file that is missing or malformed */
export const writtenMessages = kept((locale) =>
  allNamespaces((namespace) => readMessageFile(locale, namespace)),
);

/** All messages, checked and filled in. @throws Error naming file and field of each that is missing or malformed */
export const loadMessages = kept((locale) =>
  allNamespaces((namespace) => loadNamespace(locale, namespace)),
);

/**
 * The same as pages show them: headings and labels are typeset here; running text of `pages.json` and
 * `services.json` later, when it has its links; `meta` and `agents`, which machines read, never.
 */
export const shownMessages = kept((locale) => {
  const messages = loadMessages(locale);
  return allNamespaces((namespace) =>
    mapLeaves(messages[namespace], ({ key, name, text }) => {
      const kind = kindOfText(key, name);
      if (kind === 'unseen' || (kind === 'running' && linkedByPages.has(namespace))) return text;
      return typeset(text, kind === 'heading' ? 'heading' : 'text', locales[locale].lang);
    }),
  );
});
