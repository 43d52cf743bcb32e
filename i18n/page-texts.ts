import type { Messages } from 'next-intl';
import { explainedTerms } from '@/content/glossary';
import { keywordsOf } from '@/content/link-keywords';
import { plannedLinks } from '@/content/link-plan';
import { type PageId, pages } from '@/content/pages';
import { namingSource } from '@/lib/errors/error-text';
import { formatLiteral } from '@/lib/messages/icu';
import { leavesOf, type MessageTree, mapLeaves } from '@/lib/messages/tree';
import { markUpTexts, type TextPart } from '@/lib/text/mark-up-texts';
import type { Locale } from './locales';
import { type PageSources, pageSources } from './page-sources';
import { kindOfText, type RunningTextName } from './text-kinds';

/** The texts of a page in the shape of its messages: running text (`text-kinds.ts`) as `Running`, others as strings. */
export type Texts<Tree, Running, Name extends PropertyKey = ''> = Tree extends string
  ? Name extends RunningTextName
    ? Running
    : string
  : Tree extends readonly string[]
    ? Running[]
    : {
        readonly [Key in keyof Tree]: Key extends 'meta'
          ? Tree[Key]
          : Texts<Tree[Key], Running, Key>;
      };

/**
 * All texts of a page in the shape of its messages: `texts.hero.title`. They are formatted; terms are
 * explained, and links found, in reading order for the whole page at once. A lead stays short: it explains
 * only terms that are nowhere below it.
 * @param show what stands for a running text
 * @throws Error naming page and key of a text that takes arguments, or the file and each planned link that
 * is nowhere in the page
 */
export function textsOfPage<Page extends PageId, Running>(
  page: Page,
  locale: Locale,
  messages: Messages,
  show: (parts: TextPart[]) => Running,
): Texts<PageSources[Page], Running> {
  const tree: MessageTree = pageSources(messages)[page];
  const texts = new Map<string, string | Running>();
  const running: { key: string; text: string; isLead: boolean }[] = [];
  for (const { key, name, text: message } of leavesOf(tree)) {
    const source = `messages of the page ${page}: ${key}`;
    const text = namingSource(source, () => formatLiteral(message));
    if (kindOfText(key, name) === 'running') running.push({ key, text, isLead: name === 'lead' });
    else texts.set(key, text);
  }
  const { path } = pages[page];
  const parts = markUpTexts(
    running.map(({ text, isLead }) => [{ text, isMarkable: true, isLead }]),
    { keywords: keywordsOf(locale), terms: explainedTerms(locale) },
    { exclude: [path], planned: plannedLinks(locale, path) },
  );
  for (const [index, { key }] of running.entries()) texts.set(key, show(parts[index] ?? []));
  const shown: unknown = mapLeaves(tree, ({ key }) => texts.get(key));
  // Built in the shape of the messages; their type is that of the English files.
  return shown as Texts<PageSources[Page], Running>;
}

/** The texts of a page as strings, terms explained, without links and typesetting. Throws as `textsOfPage` does. */
export function plainTexts<Page extends PageId>(
  page: Page,
  locale: Locale,
  messages: Messages,
): Texts<PageSources[Page], string> {
  return textsOfPage(page, locale, messages, (parts) => parts.map(({ text }) => text).join(''));
}
