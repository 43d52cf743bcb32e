import { fold } from '@/lib/text/words';
import { hasWords } from '@/seo/link-suggestions/has-words';
import type { LinkDraft, LinkSuggestion } from '@/seo/link-suggestions/types';

/** What has been decided about a page before it is analyzed again. */
export type Decisions = {
  /** Links that are planned and do not stand in the page yet. */
  approved: readonly LinkDraft[];
  /** Links that the audit counts already. */
  implemented: readonly LinkDraft[];
};

function isSame(suggestion: LinkSuggestion, { anchorText, targetUrl }: LinkDraft): boolean {
  return suggestion.targetUrl === targetUrl && fold(suggestion.anchorText) === fold(anchorText);
}

/** A suggestion as somebody has changed it; undefined where its sentence does not have the words. */
function changedTo(
  suggestion: LinkSuggestion,
  link: LinkDraft,
  titles: ReadonlyMap<string, string>,
): LinkSuggestion | undefined {
  if (isSame(suggestion, link)) return suggestion;
  const { anchorText, targetUrl } = link;
  const targetTitle = titles.get(targetUrl);
  if (targetTitle === undefined || !hasWords(suggestion.context, anchorText)) return undefined;
  return {
    ...suggestion,
    anchorText,
    targetUrl,
    targetTitle,
    isInText: true,
    proposed: { anchorText: suggestion.anchorText, targetUrl: suggestion.targetUrl },
  };
}

/**
 * Suggestions with what was decided about the same links before: who analyzes a page again finds what they
 * approved approved, and what they implemented implemented, with the words and targets that they chose.
 * @param titles of the pages that links may lead to, by URL path
 */
export function withDecisions(
  suggestions: readonly LinkSuggestion[],
  { approved, implemented }: Decisions,
  titles: ReadonlyMap<string, string>,
): LinkSuggestion[] {
  const suggested = new Set(suggestions.map(({ targetUrl }) => targetUrl));
  /** The link that a suggestion became: it has its target or, where that was changed, its words. */
  const decided = (links: readonly LinkDraft[], suggestion: LinkSuggestion) => {
    const link =
      links.find(({ targetUrl }) => targetUrl === suggestion.targetUrl) ??
      links.find(({ anchorText, targetUrl }) => {
        return fold(anchorText) === fold(suggestion.anchorText) && !suggested.has(targetUrl);
      });
    return link && changedTo(suggestion, link, titles);
  };
  return suggestions.map((each) => {
    if (each.implemented) return each;
    const done = decided(implemented, each);
    if (done !== undefined) return { ...done, approved: true, implemented: true };
    const wanted = decided(approved, each);
    return wanted === undefined ? each : { ...wanted, approved: true };
  });
}
