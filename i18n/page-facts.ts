import type { Messages } from 'next-intl';
import type { PageId } from '@/content/pages';
import { leavesOf, type MessageTree } from '@/lib/messages/tree';
import { defaultLocale } from './locales';
import { namespaces, readMessageFile } from './message-files';
import { pageSources } from './page-sources';
import { placeholdersIn } from './placeholders';

let cached: Messages | undefined;

/** The English messages as they are written, with their placeholders. */
function writtenMessages(): Messages {
  if (cached !== undefined) return cached;
  const files = namespaces.map((name) => [name, readMessageFile(defaultLocale, name)]);
  // The shape that the type is made of: the files of English, only not filled in.
  const messages = Object.fromEntries(files) as Messages;
  if (process.env.NODE_ENV === 'production') cached = messages;
  return messages;
}

/** The names of the facts and identity values that the texts of a page refer to, in any language. */
export function pageFacts(page: PageId): string[] {
  const tree: MessageTree = pageSources(writtenMessages())[page];
  return leavesOf(tree).flatMap(({ text }) => placeholdersIn(text));
}
