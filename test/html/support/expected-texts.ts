import { pages } from '@/content/pages';
import { shownMessages } from '@/i18n/load-messages';
import { keysOf } from '@/lib/objects/entries-of';
import { shownTexts } from '@/test/shown-texts';
import { documentAt } from './document-at';
import { notFoundPath, type PageAddress } from './html-page';

/** The texts of a page by its messages or document. */
type ExpectedTexts = {
  h1: string;
  /** Title without the brand. */
  title: string;
  description: string;
  /** Sentences that the page must contain. */
  body: string[];
};

/** All texts of a page except those of its head, and the summary that other pages show. */
function sentences(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    key === 'meta' || key === 'summary' ? [] : sentences(value),
  );
}

/** The expected texts of a page. @throws Error when nothing has the path */
export function expectedTexts({ locale, path }: PageAddress): ExpectedTexts {
  const document = documentAt(path, locale);
  if (document !== undefined) {
    const { title, description, blocks } = document;
    return { h1: title, title, description, body: [title, ...blocks] };
  }
  if (path === notFoundPath) {
    const { notFound } = shownMessages(locale).common;
    const { title, text } = notFound;
    return { h1: title, title, description: text, body: sentences(notFound) };
  }
  const id = keysOf(pages).find((each) => pages[each].path === path);
  if (id === undefined) throw new Error(`no page has the path ${path}`);
  const texts = shownTexts(id, locale);
  const h1 = 'hero' in texts ? texts.hero.title : texts.title;
  return { h1, ...texts.meta, body: sentences(texts) };
}
