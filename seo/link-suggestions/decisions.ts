import { fold } from '@/lib/text/words';
import type { Link } from '@/seo/audit/parsed-page';
import type { LinkDraft, LinkSuggestion, RefusedLink } from './types';
import { indexOfWords } from './words-in-text';

/** From here on a suggestion may be implemented without being looked at. */
export const autoImplementFrom = 85;

/** At most this many links a page are implemented without being looked at. */
const autoImplementLimit = 3;

/** What an editor has decided last about a suggestion for a page, since the tool was opened. */
export type LinkDecision = {
  /** URL path of the page. */
  page: string;
  /** The suggestion as it was approved or changed. */
  link: LinkSuggestion;
  isRefused: boolean;
};

/** Words and target as the engine proposed them. */
export function proposalOf({ anchorText, targetUrl, proposed }: LinkSuggestion): LinkDraft {
  return proposed ?? { anchorText, targetUrl };
}

/** Whether a decision is about the suggestion for a page that once had a target: it has one a target. */
function isAbout({ page, link }: LinkDecision, source: string, target: string): boolean {
  return page === source && proposalOf(link).targetUrl === target;
}

/** All decisions, with new ones in place of those about the same suggestions. */
export function withDecisions(
  known: readonly LinkDecision[],
  decided: readonly LinkDecision[],
): LinkDecision[] {
  const isNew = (each: LinkDecision) =>
    decided.some(({ page, link }) => isAbout(each, page, proposalOf(link).targetUrl));
  return [...known.filter((each) => !isNew(each)), ...decided];
}

/** The links that were refused: to their targets, and to those that the engine proposed. */
export function refusedLinks(decisions: readonly LinkDecision[]): RefusedLink[] {
  return decisions
    .filter(({ isRefused }) => isRefused)
    .flatMap(({ page, link }) =>
      [link, proposalOf(link)].map(({ targetUrl }) => ({ page, target: targetUrl })),
    );
}

/**
 * The suggestions for a page as they were decided about, without those that were refused.
 * @param suggestions as the engine proposed them, after the planned links of the page
 * @param implemented links of the page that the audit counts already
 */
export function decidedLinks(
  page: string,
  suggestions: readonly LinkSuggestion[],
  decisions: readonly LinkDecision[],
  implemented: readonly Pick<Link, 'href' | 'text'>[],
): LinkSuggestion[] {
  return suggestions.flatMap((suggestion) => {
    if (suggestion.implemented) return [suggestion];
    const decision = decisions.find((each) => isAbout(each, page, suggestion.targetUrl));
    if (decision?.isRefused === true) return [];
    const link = decision?.link ?? suggestion;
    const isImplemented = implemented.some(({ href, text }) => {
      return isSame({ targetUrl: href, anchorText: text }, link);
    });
    return [{ ...link, implemented: isImplemented }];
  });
}

function isSame(one: LinkDraft, other: LinkDraft): boolean {
  return one.targetUrl === other.targetUrl && fold(one.anchorText) === fold(other.anchorText);
}

/** Why a draft cannot be saved. */
type DraftProblem = 'no-anchor' | 'unknown-target' | 'own-page' | 'duplicate';

/** What is being edited: one of the suggestions for a page, with what they may lead to, by URL path. */
type EditedLink = {
  link: LinkSuggestion;
  list: readonly LinkSuggestion[];
  page: { path: string; titles: ReadonlyMap<string, string> };
};

/** What is wrong with a draft of a suggestion; undefined where nothing is. */
export function draftProblem(
  { anchorText, targetUrl }: LinkDraft,
  { link, list, page }: EditedLink,
): DraftProblem | undefined {
  const draft = { anchorText: anchorText.trim(), targetUrl };
  if (draft.anchorText === '') return 'no-anchor';
  if (!page.titles.has(targetUrl)) return 'unknown-target';
  if (targetUrl === page.path) return 'own-page';
  return list.some((other) => other.id !== link.id && isSame(other, draft))
    ? 'duplicate'
    : undefined;
}

/** A suggestion with the words and target of a draft that has no problem. */
export function changedLink(
  { anchorText, targetUrl }: LinkDraft,
  { link, page }: Pick<EditedLink, 'link' | 'page'>,
): LinkSuggestion {
  const words = anchorText.trim();
  const proposed = proposalOf(link);
  const isProposed = words === proposed.anchorText && targetUrl === proposed.targetUrl;
  return {
    ...link,
    anchorText: words,
    targetUrl,
    targetTitle: page.titles.get(targetUrl) ?? targetUrl,
    isInText: indexOfWords(link.context, words) >= 0,
    proposed: isProposed ? undefined : proposed,
  };
}

/**
 * The surest links, which nobody has to look at: of confidence 85 or more, with their words in the text,
 * as the engine proposed them; three a page at most, one a target and one a paragraph. Links that are
 * implemented already count.
 * @param editing id of the suggestion whose editor is open
 */
export function surestLinks(
  list: readonly LinkSuggestion[],
  editing: string | undefined,
): LinkSuggestion[] {
  const taken = list.filter(({ implemented }) => implemented);
  const surest: LinkSuggestion[] = [];
  for (const link of list) {
    const { id, confidence, implemented, isInText, proposed, targetUrl, block } = link;
    const isSafe =
      confidence >= autoImplementFrom && isInText && proposed === undefined && id !== editing;
    if (implemented || !isSafe || taken.length >= autoImplementLimit) continue;
    if (taken.some((other) => other.targetUrl === targetUrl || other.block === block)) continue;
    taken.push(link);
    surest.push(link);
  }
  return surest;
}
