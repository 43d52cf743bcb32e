import type { Messages } from 'next-intl';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import { escapeIcu, formatLiteral, mapLiterals } from '@/lib/messages/icu';
import { leavesOf, type MessageTree, mapLeaves, missingTexts } from '@/lib/messages/tree';
import { typeset } from '@/lib/text/typeset';
import { defaultLocale, type Locale, locales } from './locales';
import { messageFile, type Namespace, namespaces, readMessageFile } from './message-files';
import { fillPlaceholders } from './placeholders';
import { kindOfText } from './running-text';
import { messageSchemas } from './schemas/namespaces';

/** What pages finish themselves: their running text is linked before it is typeset. */
const finishedByPages: ReadonlySet<Namespace> = new Set<Namespace>(['pages', 'services']);

function readFilled(locale: Locale, namespace: Namespace): MessageTree {
  const file = messageFile(locale, namespace);
  return mapLeaves(readMessageFile(locale, namespace), ({ key, text }) =>
    fillPlaceholders(text, locale, `${file}: ${key}`, escapeIcu),
  );
}

/** Texts of the interface as they are shown; arguments stay as they are. */
function typesetTree(tree: MessageTree, lang: string): MessageTree {
  return mapLeaves(tree, ({ key, name, text }) => {
    const kind = kindOfText(key, name) === 'heading' ? 'heading' : 'text';
    // Printing a message anew doubles its apostrophes: where there are no arguments it is not needed.
    return /[{<]/.test(text)
      ? mapLiterals(text, (literal) => typeset(literal, kind, lang))
      : typeset(text, kind, lang);
  });
}

/**
 * No language stands in for another: a text that English has and the language has not is an error.
 * @throws Error naming the file and each key that is missing or malformed
 */
function check(tree: MessageTree, locale: Locale, namespace: Namespace): void {
  const parsed = messageSchemas[namespace].safeParse(tree);
  const missing =
    locale === defaultLocale
      ? []
      : missingTexts(tree, readMessageFile(defaultLocale, namespace)).map(
          (key) => `${key}: is missing`,
        );
  const problems = [
    ...new Set([
      ...(parsed.success ? syntaxProblems(tree, namespace) : zodProblems(parsed.error)),
      ...missing,
    ]),
  ];
  if (problems.length > 0) throw badSource(messageFile(locale, namespace), 'message', problems);
}

/** What is no ICU message, or takes arguments that its page has not. */
function syntaxProblems(tree: MessageTree, namespace: Namespace): string[] {
  return leavesOf(tree).flatMap(({ key, text }) => {
    try {
      if (finishedByPages.has(namespace)) formatLiteral(text);
      else mapLiterals(text, (literal) => literal);
      return [];
    } catch (error) {
      return [`${key}: ${error instanceof Error ? error.message : error}`];
    }
  });
}

function loadNamespace(locale: Locale, namespace: Namespace): MessageTree {
  const tree = readFilled(locale, namespace);
  check(tree, locale, namespace);
  return finishedByPages.has(namespace) ? tree : typesetTree(tree, locales[locale].lang);
}

const cache = new Map<Locale, Messages>();

/**
 * All messages of a locale, checked, with facts and identity values filled in.
 * @throws Error naming file and field of a missing or malformed message or an unknown placeholder
 */
export function loadMessages(locale: Locale): Messages {
  const cached = cache.get(locale);
  if (cached) return cached;
  const entries = namespaces.map((namespace) => [namespace, loadNamespace(locale, namespace)]);
  // The schemas have checked what TypeScript knows as the type of the English files.
  const messages = Object.fromEntries(entries) as Messages;
  if (process.env.NODE_ENV === 'production') cache.set(locale, messages);
  return messages;
}
