import type { Messages } from 'next-intl';
import type { Locale } from './locales';
import { namespaces, readMessageFile } from './message-files';

const cache = new Map<Locale, Messages>();

/**
 * The messages of a language as they are written, with their placeholders.
 * @throws Error naming a file that is missing or malformed
 */
export function writtenMessages(locale: Locale): Messages {
  const cached = cache.get(locale);
  if (cached !== undefined) return cached;
  const files = namespaces.map((name) => [name, readMessageFile(locale, name)]);
  // The shape that the type is made of: the files of English, only not filled in.
  const messages = Object.fromEntries(files) as Messages;
  if (process.env.NODE_ENV === 'production') cache.set(locale, messages);
  return messages;
}
