import type { PageId } from '@/content/pages';
import { leavesOf, type MessageTree } from '@/lib/messages/tree';
import { defaultLocale } from './locales';
import { pageSources } from './page-sources';
import { placeholdersIn } from './placeholders';
import { writtenMessages } from './written-messages';

/** The names of the facts and identity values that the texts of a page refer to, in any language. */
export function pageFacts(page: PageId): string[] {
  const tree: MessageTree = pageSources(writtenMessages(defaultLocale))[page];
  return leavesOf(tree).flatMap(({ text }) => placeholdersIn(text));
}
