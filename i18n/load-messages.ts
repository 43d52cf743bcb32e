import type { Messages } from 'next-intl';
import { site } from '@/content/site';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import { escapeIcu, formatLiteral, mapLiterals } from '@/lib/messages/icu';
import { leavesOf, type MessageTree, mapLeaves, withMissing } from '@/lib/messages/tree';
import { typeset } from '@/lib/text/typeset';
import { defaultLocale, type Locale } from './locales';
import { messageFile, type Namespace, namespaces, readMessageFile } from './message-files';
import { fillPlaceholders } from './placeholders';
import { isPseudoLocale, pseudoMessage } from './pseudo';
import { kindOfText } from './running-text';
import { messageSchemas } from './schemas/namespaces';

/** What pages finish themselves: their running text is linked before it is typeset. */
const finishedByPages: ReadonlySet<Namespace> = new Set<Namespace>(['pages', 'services']);

function readFilled(locale: Locale, namespace: Namespace): MessageTree | undefined {
  // Made of English, not of the translation: only so are the texts known to be a third longer.
  if (site.pseudo && isPseudoLocale(locale)) {
    const english = readFilled(defaultLocale, namespace) ?? {};
    return mapLeaves(english, ({ text }) => pseudoMessage(text, locale));
  }
  const tree = readMessageFile(locale, namespace);
  const file = messageFile(locale, namespace);
  return tree === undefined
    ? undefined
    : mapLeaves(tree, ({ key, text }) =>
        fillPlaceholders(text, locale, `${file}: ${key}`, escapeIcu),
      );
}

/** Texts of the interface as they are shown; arguments stay as they are. */
function typesetTree(tree: MessageTree): MessageTree {
  return mapLeaves(tree, ({ key, name, text }) => {
    const kind = kindOfText(key, name) === 'heading' ? 'heading' : 'text';
    // Printing a message anew doubles its apostrophes: where there are no arguments it is not needed.
    return /[{<]/.test(text)
      ? mapLiterals(text, (literal) => typeset(literal, kind))
      : typeset(text, kind);
  });
}

/** @throws Error naming the file and each key that is missing or malformed */
function check(tree: MessageTree, locale: Locale, namespace: Namespace): void {
  const parsed = messageSchemas[namespace].safeParse(tree);
  const problems = parsed.success ? syntaxProblems(tree, namespace) : zodProblems(parsed.error);
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
  const english = readFilled(defaultLocale, namespace) ?? {};
  // English is filled in English before it stands in for what is not translated yet, and its own faults
  // are those of its own file.
  check(english, defaultLocale, namespace);
  const own = locale === defaultLocale ? english : readFilled(locale, namespace);
  const merged = withMissing(own, english);
  check(merged, locale, namespace);
  return finishedByPages.has(namespace) ? merged : typesetTree(merged);
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
