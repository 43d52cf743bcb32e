import type { LinkPlan } from '@/content/link-plan';
import { maxPlannedLinks } from '@/lib/text/planned-links';
import { fold } from '@/lib/text/words';
import { rejectedLinks } from './decisions';
import type { LinkSource } from './link-source';
import { type LinkSuggestion, type RejectedLink, suggestionId } from './link-suggestion';
import { sentenceAt } from './words-in-text';

/** The entries by page and target; of several for the same two, the first. */
function sorted<Entry extends RejectedLink>(entries: readonly Entry[]): Entry[] {
  const byId = new Map(entries.toReversed().map((entry) => [suggestionId(entry), entry]));
  return [...byId.values()].sort((a, b) => (suggestionId(a) < suggestionId(b) ? -1 : 1));
}

/**
 * The link plan after an editor's decisions: approved links are added and replace other links to the same
 * target, rejected ones are removed. An approved link outweighs a rejection of its target. Entries that would
 * stop the build are left out: anchors that are not in the text, and pages that search engines do not list.
 * Sorted, without duplicates.
 * @param stored links that were rejected in this browser
 * @param listed URL paths of the pages that search engines list, in the language of the tool
 */
export function planOf(
  plan: LinkPlan,
  decisions: readonly LinkSuggestion[],
  stored: readonly RejectedLink[],
  listed: ReadonlySet<string>,
): LinkPlan {
  const decided = decisions.filter(({ page }) => listed.has(page));
  const approved = decided
    .filter((link) => link.approved && link.isInText)
    .map(({ page, anchorText, targetUrl }) => ({ page, anchor: anchorText, target: targetUrl }));
  const approvedIds = new Set(approved.map(suggestionId));
  const ruledOut = [...stored, ...rejectedLinks(decisions)].filter(
    ({ page, target }) => listed.has(page) && listed.has(target),
  );
  const rejected = sorted([...plan.rejected, ...ruledOut]).filter(
    (each) => !approvedIds.has(suggestionId(each)),
  );
  const replaced = new Set([...rejected.map(suggestionId), ...decided.map(({ id }) => id)]);
  return {
    links: sorted([...approved, ...plan.links.filter((link) => !replaced.has(suggestionId(link)))]),
    rejected,
  };
}

/** A planned link that is in its page, as an implemented suggestion; else undefined. */
function plannedSuggestion(
  { blocks, lang }: LinkSource,
  { page, anchor, target }: LinkPlan['links'][number],
  targetTitle = target,
): LinkSuggestion | undefined {
  for (const [block, { text, links }] of blocks.entries()) {
    const placed = links.find(
      (link) => !link.isAutomatic && link.path === target && fold(link.text) === fold(anchor),
    );
    if (placed === undefined) continue;
    const start = text.indexOf(placed.text);
    const proposed = { anchorText: anchor, targetUrl: target };
    return {
      ...proposed,
      proposed,
      id: suggestionId({ page, target }),
      page,
      targetTitle,
      context: sentenceAt(text, start, start + placed.text.length, lang),
      confidence: 100,
      approved: true,
      implemented: true,
      rejected: false,
      rule: 'planned',
      parts: { anchor: 0, topic: 0, context: 0, cluster: 0 },
      block,
      isInText: true,
    };
  }
  return undefined;
}

/**
 * The planned links that are in a page, as implemented suggestions, and after them the open ones, at most
 * ten together. A suggestion whose target is planned, but is not in the page, is approved.
 * @param suggestions for the page, without those that the plan rejects
 */
export function withPlanned(
  suggestions: readonly LinkSuggestion[],
  source: LinkSource,
  plan: LinkPlan,
  titles: ReadonlyMap<string, string>,
): LinkSuggestion[] {
  const planned = plan.links.filter(({ page }) => page === source.url);
  const done = planned.flatMap(
    (link) => plannedSuggestion(source, link, titles.get(link.target)) ?? [],
  );
  const open = suggestions
    .filter(({ targetUrl }) => done.every((link) => link.targetUrl !== targetUrl))
    .map((link) => {
      return { ...link, approved: planned.some(({ target }) => target === link.targetUrl) };
    });
  return [...done, ...open].slice(0, maxPlannedLinks);
}
