import { fold } from '@/lib/text/words';
import type { Link } from '@/seo/audit/parsed-page';
import type { LinkDraft, LinkSuggestion, RejectedLink } from './link-suggestion';
import { indexOfWords } from './words-in-text';

/** Least confidence of a suggestion that may be implemented without review. */
export const autoImplementThreshold = 85;

/** At most this many links a page are implemented without review. */
const autoImplementLimit = 3;

/** Suggestions as an editor approved, changed or rejected them since the tool was opened, by id. */
export type LinkDecisions = ReadonlyMap<string, LinkSuggestion>;

/** What rejected suggestions rule out: links to their targets, and to those that were proposed at first. */
export function rejectedLinks(decisions: Iterable<LinkSuggestion>): RejectedLink[] {
  return [...decisions]
    .filter(({ rejected }) => rejected)
    .flatMap(({ page, targetUrl, proposed }) =>
      [targetUrl, proposed.targetUrl].map((target) => ({ page, target })),
    );
}

function isSameLink(one: LinkDraft, other: LinkDraft): boolean {
  return one.targetUrl === other.targetUrl && fold(one.anchorText) === fold(other.anchorText);
}

/**
 * The suggestions for a page with the decisions about them, without the rejected ones.
 * @param suggestions as the engine proposed them, after the planned links of the page
 * @param implemented links of the page that the audit counts already
 */
export function decidedLinks(
  suggestions: readonly LinkSuggestion[],
  decisions: LinkDecisions,
  implemented: readonly Pick<Link, 'href' | 'text'>[],
): LinkSuggestion[] {
  return suggestions.flatMap((suggestion) => {
    if (suggestion.implemented) return [suggestion];
    const link = decisions.get(suggestion.id) ?? suggestion;
    if (link.rejected) return [];
    const isImplemented = implemented.some(({ href, text }) =>
      isSameLink({ targetUrl: href, anchorText: text }, link),
    );
    return [{ ...link, implemented: isImplemented }];
  });
}

/** Why a trimmed draft of a suggestion cannot be saved; undefined where it can. @param list all for the page */
export function draftProblem(
  draft: LinkDraft,
  { id, page }: LinkSuggestion,
  list: readonly LinkSuggestion[],
  titles: ReadonlyMap<string, string>,
): 'no-anchor' | 'unknown-target' | 'own-page' | 'duplicate' | undefined {
  if (draft.anchorText === '') return 'no-anchor';
  if (!titles.has(draft.targetUrl)) return 'unknown-target';
  if (draft.targetUrl === page) return 'own-page';
  return list.some((other) => other.id !== id && isSameLink(other, draft))
    ? 'duplicate'
    : undefined;
}

/** A suggestion with the anchor and target of a draft that has no problem. */
export function changedLink(
  draft: LinkDraft,
  link: LinkSuggestion,
  titles: ReadonlyMap<string, string>,
): LinkSuggestion {
  return {
    ...link,
    ...draft,
    targetTitle: titles.get(draft.targetUrl) ?? draft.targetUrl,
    isInText: indexOfWords(link.context, draft.anchorText) >= 0,
  };
}

/** Whether an editor has changed a suggestion: its confidence is that of the proposed link. */
export function isChanged({ anchorText, targetUrl, proposed }: LinkSuggestion): boolean {
  return anchorText !== proposed.anchorText || targetUrl !== proposed.targetUrl;
}

/**
 * The links that need no review: of confidence 85 or more, with their words in the text, as the engine
 * proposed them; three a page at most, one a target and one a paragraph. Implemented links count.
 */
export function surestLinks(list: readonly LinkSuggestion[]): LinkSuggestion[] {
  const taken = list.filter(({ implemented }) => implemented);
  return list.filter((link) => {
    const isSafe = link.confidence >= autoImplementThreshold && link.isInText && !isChanged(link);
    if (link.implemented || !isSafe || taken.length >= autoImplementLimit) return false;
    const { targetUrl, block } = link;
    if (taken.some((other) => other.targetUrl === targetUrl || other.block === block)) return false;
    taken.push(link);
    return true;
  });
}
