import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from 'next-intl';
import { site } from '@/content/site';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import type { MessageTree } from '@/lib/messages/message-tree';
import { isFallbackAllowed, withFallback } from './fallback';
import { defaultLocale, type Locale } from './locales';
import { messageSchemas } from './message-schemas';
import { fillPlaceholders } from './placeholders';
import { isPseudoLocale, pseudoText } from './pseudo';

/** Translation namespaces (spec §3), one file each under `messages/<locale>/`. */
export const namespaces = [
  'common',
  'navigation',
  'services',
  'pages',
  'articles',
  'blogs',
] as const;

type Namespace = (typeof namespaces)[number];

/** Path of a message file relative to the project, as error messages name it. */
export function messageFile(locale: Locale, namespace: Namespace): string {
  return `messages/${locale}/${namespace}.json`;
}

/**
 * Reads one message file as it is, without fallback and with placeholders unfilled.
 * @returns undefined when the file does not exist and the locale may fall back
 * @throws Error naming the file when it is missing or not valid JSON
 */
export function readMessageFile(locale: Locale, namespace: Namespace): MessageTree | undefined {
  const file = messageFile(locale, namespace);
  const absolute = path.join(/* turbopackIgnore: true */ process.cwd(), file);
  if (!existsSync(absolute)) {
    if (isFallbackAllowed(locale)) return undefined;
    throw new Error(`${file}: the file is missing`);
  }
  try {
    return JSON.parse(readFileSync(absolute, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function fill(tree: MessageTree, locale: Locale, file: string, key = ''): MessageTree {
  if (typeof tree === 'string') return fillPlaceholders(tree, locale, `${file}: ${key}`);
  const below = (name: string | number) => (key === '' ? String(name) : `${key}.${name}`);
  if (Array.isArray(tree)) return tree.map((item, i) => fill(item, locale, file, below(i)));
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [name, fill(value, locale, file, below(name))]),
  );
}

/** A filled tree with every text at its ends written in a pseudo-locale. */
function inPseudo(tree: MessageTree, locale: Locale): MessageTree {
  if (typeof tree === 'string') return pseudoText(tree, locale);
  if (Array.isArray(tree)) return tree.map((item) => inPseudo(item, locale));
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [name, inPseudo(value, locale)]),
  );
}

function readFilled(locale: Locale, namespace: Namespace): MessageTree | undefined {
  // Made of English, not of the translation: only so are the texts known to be a third longer.
  if (site.pseudo && isPseudoLocale(locale)) {
    return inPseudo(readFilled(defaultLocale, namespace) ?? {}, locale);
  }
  const tree = readMessageFile(locale, namespace);
  return tree === undefined ? undefined : fill(tree, locale, messageFile(locale, namespace));
}

function loadNamespace(locale: Locale, namespace: Namespace): unknown {
  const own = readFilled(locale, namespace);
  // English is filled in English before it stands in for anything.
  const english = locale === defaultLocale ? own : readFilled(defaultLocale, namespace);
  const file = messageFile(own === undefined ? defaultLocale : locale, namespace);
  const parsed = messageSchemas[namespace].safeParse(withFallback(locale, english ?? {}, own));
  if (!parsed.success) {
    throw badSource(file, 'message', zodProblems(parsed.error));
  }
  return parsed.data;
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
