import { explainedTerms } from '@/content/glossary';
import { localeCodes } from '@/i18n/locales';
import { capitalized, firstUses, isSentenceStart, type Term } from '@/lib/text/first-uses';
import { distinctPages, textLocale } from '@/test/html/support/document-at';
import { elements, type HtmlPage } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { runningBlocks, textBefore } from '@/test/html/support/running-text';
import { testInvariants } from '@/test/html/support/test-invariants';
import { plain, repeated } from '@/test/html/support/text';

/** An explanation on a page: what it says, and whether it begins a sentence. */
type Explanation = { text: string; startsSentence: boolean };

function explanations(page: HtmlPage): Explanation[] {
  const { $ } = page;
  return elements($, 'main dfn').map((dfn) => {
    const before = textBefore(page, dfn);
    return { text: plain($(dfn).text()), startsSentence: isSentenceStart(before, before.length) };
  });
}

/** The term that an explanation is of, as the glossary has it: with a capital only where a sentence begins. */
function termOf({ text, startsSentence }: Explanation, terms: readonly Term[]): Term | undefined {
  return terms.find(
    ({ explanation: each }) => text === (startsSentence ? capitalized(each) : each),
  );
}

/** The terms that a page uses in its running text. */
function usedTerms(page: HtmlPage, terms: readonly Term[]): string[] {
  // In the tables of a document nothing is explained.
  const blocks = runningBlocks(page, 'article table');
  const uses = firstUses(
    blocks.map(({ text }) => text),
    terms,
    (index, start, end) =>
      blocks[index]?.markable.some((each) => each.start <= start && end <= each.end) ?? false,
  );
  return [...uses.values()].flat().map(({ id }) => id);
}

/** The term that an explanation is of, in whichever language. */
function anyTermOf(shown: string): string {
  const terms = localeCodes.flatMap((locale) => explainedTerms(locale));
  const text = plain(shown);
  return (
    terms.find(({ explanation: each }) => [each, capitalized(each)].includes(text))?.term ?? ''
  );
}

/** How pages explain what an outsider does not know. */
testInvariants(distinctPages, {
  'an explanation is that of the glossary, and stands once': [
    ofPage((page) => {
      const terms = explainedTerms(textLocale(page));
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
    // Another explanation.
    [
      '/about',
      ($) => $('main dfn').first().text('Something Else (SEC)'),
      '"Something Else (SEC)" explains no term',
    ],
    // No capital where a sentence begins.
    [
      '/about',
      ($) => $('main').append('<p>All. <strong><dfn>value-added tax (VAT)</dfn></strong></p>'),
      '"value-added tax (VAT)" explains no term',
    ],
  ],
  'a term of the glossary is explained on each page that uses it': [
    ofPage((page) => {
      const terms = explainedTerms(textLocale(page));
      const explained = explanations(page).map((each) => termOf(each, terms)?.id);
      return usedTerms(page, terms)
        .filter((id) => !explained.includes(id))
        .map((id) => `does not explain ${id}`);
    }),
    // A term without its explanation.
    [
      '/tax-services',
      ($) => {
        const dfn = $('main dfn').first();
        dfn.replaceWith(anyTermOf(dfn.text()));
      },
      'does not explain ',
    ],
    // One in a document.
    [
      '/de/articles/philippine-tax-compliance',
      ($) => {
        const dfn = $('article dfn').first();
        dfn.replaceWith(anyTermOf(dfn.text()));
      },
      'does not explain ',
    ],
  ],
});
