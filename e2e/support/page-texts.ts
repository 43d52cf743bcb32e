import {
  type DocumentFamily,
  documentPath,
  documentSlugs,
  type PageId,
  pages,
} from '@/content/pages';
import { readDocument } from '@/documents/documents';
import type { Locale } from '@/i18n/locales';
import { keysOf } from '@/lib/objects/entries-of';
import { shownTexts } from '@/test/page-texts';
import { blocksOf } from './documents';

/** What the messages or a document say a page shows. */
export type PageTexts = {
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

/** Expected texts of a named page. */
function namedPageTexts(locale: Locale, id: PageId): PageTexts {
  const texts = shownTexts(id, locale);
  const h1 = 'hero' in texts ? texts.hero.title : texts.title;
  return { h1, ...texts.meta, body: sentences(texts) };
}

/** Expected texts of every path without locale prefix in a locale. */
export function textsByPath(locale: Locale): Map<string, PageTexts> {
  const named = keysOf(pages).map((id): [string, PageTexts] => [
    pages[id].path,
    namedPageTexts(locale, id),
  ]);
  const documents = (['articles', 'blogs'] as const).flatMap((kind) =>
    documentSlugs[kind].flatMap((slug) => {
      const document = readDocument(`${kind}/${slug}`, locale);
      const { title, metaTitle, description } = document;
      const body = [title, ...blocksOf(document)];
      const texts = { h1: title, title: metaTitle, description, body };
      return (['plain', 'insights'] as const satisfies DocumentFamily[]).map(
        (family): [string, PageTexts] => [documentPath(kind, slug, family), texts],
      );
    }),
  );
  return new Map([...named, ...documents]);
}
