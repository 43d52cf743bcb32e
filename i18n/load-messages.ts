import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from 'next-intl';
import { site } from '@/content/site';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import { escapeIcu } from '@/lib/messages/icu';
import { type MessageTree, mapLeaves, withMissing } from '@/lib/messages/tree';
import { keysOf } from '@/lib/objects/entries-of';
import { typeset } from '@/lib/text/typeset';
import { defaultLocale, type Locale } from './locales';
import { fillPlaceholders } from './placeholders';
import { isPseudoLocale, pseudoMessage } from './pseudo';
import { kindOfText } from './running-text';
import { messageSchemas } from './schemas/namespaces';

export type Namespace = keyof typeof messageSchemas;

/** Translation namespaces (spec §3), one file each under `messages/<locale>/`. */
export const namespaces = keysOf(messageSchemas);

/** What pages finish themselves: their running text is linked before it is typeset. */
const finishedByPages: ReadonlySet<Namespace> = new Set<Namespace>(['pages', 'services']);

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

/** Texts of the interface as they are shown; those with arguments are known only then. */
function typesetTree(tree: MessageTree): MessageTree {
  return mapLeaves(tree, ({ key, name, text }) =>
    /[{<]/.test(text)
      ? text
      : typeset(text, kindOfText(key, name) === 'heading' ? 'heading' : 'text'),
  );
}

function loadNamespace(locale: Locale, namespace: Namespace): MessageTree {
  const own = readFilled(locale, namespace);
  // English is filled in English before it stands in for what is not translated yet.
  const english = locale === defaultLocale ? own : readFilled(defaultLocale, namespace);
  const merged = withMissing(own, english ?? {});
  const parsed = messageSchemas[namespace].safeParse(merged);
  if (!parsed.success) {
    const file = messageFile(own === undefined ? defaultLocale : locale, namespace);
    throw badSource(file, 'message', zodProblems(parsed.error));
  }
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
