import type { LinkPlan } from '@/content/link-plan';
import { mostPlannedLinks } from '@/lib/text/planned-links';
import { fold } from '@/lib/text/words';
import { type LinkDecision, proposalOf, refusedLinks } from './decisions';
import type { LinkSource, LinkSuggestion, RefusedLink } from './types';
import { sentenceAt } from './words-in-text';

function keyOf({ page, target }: RefusedLink): string {
  return `${page} ${target}`;
}

/** One entry for each page and target, the first of several, by page and target. */
function sorted<Entry extends RefusedLink>(entries: readonly Entry[]): Entry[] {
  const byKey = new Map(entries.toReversed().map((entry) => [keyOf(entry), entry]));
  return [...byKey.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/**
 * A plan with what has been decided since: what is approved and has its words in the text is planned, in
 * place of another link to the same target; what was refused is no longer. An approved link outweighs a
 * refusal of its target. What would stop the build stays out: words that stand nowhere, and pages that
 * search engines do not list. Sorted, without duplicates.
 * @param plan the plan before, `content/link-plan.json`
 * @param refused what was refused before
 * @param listed URL paths of the pages that search engines list, in the language of the tool
 */
export function planOf(
  plan: LinkPlan,
  decisions: readonly LinkDecision[],
  refused: readonly RefusedLink[],
  listed: ReadonlySet<string>,
): LinkPlan {
  const decided = decisions.filter(({ page }) => listed.has(page));
  const approved = decided
    .filter(({ link, isRefused }) => link.approved && link.isInText && !isRefused)
    .map(({ page, link }) => ({ page, anchor: link.anchorText, target: link.targetUrl }));
  const wanted = new Set(approved.map(keyOf));
  const refusals = [...refused, ...refusedLinks(decisions)].filter(({ page, target }) => {
    return listed.has(page) && listed.has(target);
  });
  const rejected = sorted([...plan.rejected, ...refusals]).filter((each) => {
    return !wanted.has(keyOf(each));
  });
  const proposed = decided.map(({ page, link }) => ({ page, target: proposalOf(link).targetUrl }));
  const unwanted = new Set([...rejected, ...proposed].map(keyOf));
  return {
    links: sorted([...approved, ...plan.links.filter((link) => !unwanted.has(keyOf(link)))]),
    rejected,
  };
}

/** A planned link that stands in its page, as a suggestion that is done; else none. */
function plannedSuggestion(
  { blocks, lang }: LinkSource,
  { anchor, target }: LinkPlan['links'][number],
  title = target,
): LinkSuggestion[] {
  const isPlaced = ({ isAutomatic, path, text }: LinkSource['blocks'][number]['links'][number]) =>
    !isAutomatic && path === target && fold(text) === fold(anchor);
  const block = blocks.findIndex(({ links }) => links.some(isPlaced));
  const { text = '', links = [] } = blocks[block] ?? {};
  const words = links.find(isPlaced)?.text;
  if (words === undefined) return [];
  const start = text.indexOf(words);
  return [
    {
      id: `${target} ${fold(anchor)}`,
      anchorText: anchor,
      targetUrl: target,
      targetTitle: title,
      context: sentenceAt(text, start, start + words.length, lang),
      confidence: 100,
      approved: true,
      implemented: true,
      rule: 'planned',
      parts: { anchor: 0, topic: 0, context: 0, cluster: 0 },
      block,
      isInText: true,
      proposed: undefined,
    },
  ];
}

/**
 * The links that a plan has put into a page, as suggestions that are implemented, and after them what is
 * suggested, as far as the plan has room for it: ten links a page. What is planned and stands elsewhere in
 * the page is approved.
 * @param suggestions for the page, without what the plan has rejected
 * @param titles of pages by URL path
 */
export function withPlanned(
  suggestions: readonly LinkSuggestion[],
  source: LinkSource,
  plan: LinkPlan,
  titles: ReadonlyMap<string, string>,
): LinkSuggestion[] {
  const planned = plan.links.filter(({ page }) => page === source.path);
  const done = planned.flatMap((link) => {
    return plannedSuggestion(source, link, titles.get(link.target));
  });
  const open = suggestions
    .filter(({ targetUrl }) => done.every((link) => link.targetUrl !== targetUrl))
    .map((each) => ({
      ...each,
      approved: planned.some(({ target }) => target === each.targetUrl),
    }));
  return [...done, ...open.slice(0, Math.max(0, mostPlannedLinks - done.length))];
}
