import { type ExplainedTerm, explainedTerms } from '@/content/glossary';
import { firstUses } from '@/lib/text/first-uses';
import { documentAt } from '@/test/html/support/documents';
import { elements } from '@/test/html/support/elements';
import type { HtmlPage } from '@/test/html/support/html-page';
import { type Invariant, ofPage } from '@/test/html/support/invariant';
import { mainLocale } from '@/test/html/support/main-locale';
import { runningTexts } from '@/test/html/support/running-text';
import { plain, repeated } from '@/test/html/support/text';

/** Without regard to the capital at the start of a sentence. */
function same(a: string, b: string): boolean {
  return a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');
}

/** The explanations of a page: the term that each stands for, and what it says. */
function explanations({ $ }: HtmlPage): { term: string; text: string }[] {
  return elements($, 'main dfn').map((dfn) => ({
    term: $(dfn).attr('title') ?? '',
    text: plain($(dfn).text()),
  }));
}

function termOf(term: string, terms: readonly ExplainedTerm[]): ExplainedTerm | undefined {
  return (
    terms.find((known) => known.term === term) ?? terms.find((known) => same(known.term, term))
  );
}

/** The terms that a page uses in its running text. */
function usedTerms(page: HtmlPage, terms: readonly ExplainedTerm[]): string[] {
  const texts = runningTexts(page, (term) => term).map((segments) =>
    segments.map(({ text }) => text).join(''),
  );
  return [...firstUses(texts, terms).values()].flat().map(({ id }) => id);
}

/** How pages explain what an outsider does not know. */
export const termInvariants = {
  'an explanation is that of the glossary, and stands once': ofPage((page) => {
    const terms = explainedTerms(mainLocale(page));
    const found = explanations(page);
    return [
      ...found
        .filter(({ term, text }) => !same(termOf(term, terms)?.first ?? '', text))
        .map(({ term, text }) => `explains "${term}" as "${text}"`),
      ...repeated(found.map(({ term }) => termOf(term, terms)?.id ?? term)).map(
        (id) => `explains ${id} twice`,
      ),
    ];
  }),

  'a term of the glossary is explained on each page that uses it': ofPage((page) => {
    // The texts of documents explain their terms themselves.
    if (documentAt(page.path, page.locale) !== undefined) return [];
    const terms = explainedTerms(mainLocale(page));
    const explained = explanations(page).map(({ term }) => termOf(term, terms)?.id);
    return usedTerms(page, terms)
      .filter((id) => !explained.includes(id))
      .map((id) => `does not explain ${id}`);
  }),
} satisfies Record<string, Invariant>;
