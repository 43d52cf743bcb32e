import { explainedTerms } from '@/content/glossary';
import type { Locale } from '@/i18n/locales';
import { capitalized, firstUses, isSentenceStart, type Term } from '@/lib/text/first-uses';
import { documentAt } from '@/test/html/support/documents';
import { elements } from '@/test/html/support/elements';
import type { HtmlPage } from '@/test/html/support/html-page';
import { type Invariant, ofPage } from '@/test/html/support/invariant';
import { mainLocale } from '@/test/html/support/main-locale';
import { runningBlocks, textBefore } from '@/test/html/support/running-text';
import { plain, repeated } from '@/test/html/support/text';

/** An explanation on a page: what it says, and whether it begins a sentence. */
type Explanation = { text: string; isFirst: boolean };

function explanations(page: HtmlPage): Explanation[] {
  const { $ } = page;
  return elements($, 'main dfn').map((dfn) => {
    const before = textBefore(page, dfn);
    return { text: plain($(dfn).text()), isFirst: isSentenceStart(before, before.length) };
  });
}

/** The term that an explanation is of, as the glossary has it: with a capital only where a sentence begins. */
function termOf({ text, isFirst }: Explanation, terms: readonly Term[]): Term | undefined {
  return terms.find(({ first }) => text === (isFirst ? capitalized(first) : first));
}

/** The language of the texts that explain terms on a page. */
function localeOf(page: HtmlPage): Locale {
  return documentAt(page.path, page.locale)?.bodyLocale ?? mainLocale(page);
}

/** The terms that a page uses in its running text. */
function usedTerms(page: HtmlPage, terms: readonly Term[]): string[] {
  // In the tables of a document nothing is explained.
  const blocks = runningBlocks(page, 'article table');
  const uses = firstUses(
    blocks.map(({ text }) => text),
    terms,
    (index, start, end) =>
      blocks[index]?.open.some((each) => each.start <= start && end <= each.end) ?? false,
  );
  return [...uses.values()].flat().map(({ id }) => id);
}

/** How pages explain what an outsider does not know. */
export const termInvariants = {
  'an explanation is that of the glossary, and stands once': ofPage((page) => {
    const terms = explainedTerms(localeOf(page));
    const found = explanations(page);
    return [
      ...found
        .filter((explanation) => termOf(explanation, terms) === undefined)
        .map(({ text }) => `"${text}" explains no term`),
      ...repeated(found.flatMap((each) => termOf(each, terms)?.id ?? [])).map(
        (id) => `explains ${id} twice`,
      ),
    ];
  }),

  'a term of the glossary is explained on each page that uses it': ofPage((page) => {
    const terms = explainedTerms(localeOf(page));
    const explained = explanations(page).map((each) => termOf(each, terms)?.id);
    return usedTerms(page, terms)
      .filter((id) => !explained.includes(id))
      .map((id) => `does not explain ${id}`);
  }),
} satisfies Record<string, Invariant>;
