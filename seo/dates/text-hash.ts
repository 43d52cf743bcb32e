import { createHash } from 'node:crypto';
import { factValue, lawsOf } from '@/content/facts';
import { documentIdAt, pages } from '@/content/pages';
import { writtenTexts } from '@/documents/files';
import { writtenMessages } from '@/i18n/load-messages';
import type { Locale } from '@/i18n/locales';
import { pageSources } from '@/i18n/page-sources';
import { placeholdersIn } from '@/i18n/placeholders';
import { leavesOf, type MessageTree } from '@/lib/messages/tree';
import { entriesOf } from '@/lib/objects/entries-of';
import { factsAt } from '@/seo/facts-at';

/**
 * The messages and the Markdown of a page in a language, as they are written. What frames every page is no
 * change of this one, nor is the name or address of the firm, which its environment may give.
 */
function textsOf(path: string, locale: Locale): string[] {
  const document = documentIdAt(path);
  if (document !== undefined) return [...writtenTexts(document, locale).values()];
  const page = entriesOf(pages).find(([, entry]) => entry.path === path);
  if (page === undefined) throw new Error(`${path}: no page has this path`);
  const tree: MessageTree = pageSources(writtenMessages(locale))[page[0]];
  return leavesOf(tree).map(({ text }) => text);
}

/**
 * A hash of the texts of a page in a language, of the facts that they state and of the laws that it lists:
 * eight hexadecimal digits.
 * @param path path without locale prefix
 * @throws Error when there is no such page, or naming a file that is missing or malformed
 */
export function textHash(path: string, locale: Locale): string {
  const texts = textsOf(path, locale);
  const facts = texts.flatMap(placeholdersIn).map(factValue);
  const stated = JSON.stringify([texts, facts, lawsOf(factsAt(path))]);
  return createHash('sha256').update(stated).digest('hex').slice(0, 8);
}
