import { mostPlannedLinks } from '@/lib/text/planned-links';
import { fold } from '@/lib/text/words';
import { sentenceAt } from './sentence';
import type { SuggestionList } from './suggestion-list';
import type { LinkSource, LinkSuggestion, Rejection } from './types';

/** A link that an editor wants: on which page, what words carry it, where it leads. All URL paths. */
type WantedLink = { page: string; anchor: string; target: string };

/** What editors have decided about links, as `content/link-plan.json` has it. */
export type LinkPlan = {
  links: readonly WantedLink[];
  rejected: readonly { page: string; target: string }[];
};

type Pair = LinkPlan['rejected'][number];

function keyOf({ page, target }: Pair): string {
  return `${page} ${target}`;
}

/** One entry for each page and target, the first of several, by page and target. */
function sorted<Entry extends Pair>(entries: readonly Entry[]): Entry[] {
  const byKey = new Map(entries.toReversed().map((entry) => [keyOf(entry), entry]));
  return [...byKey.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The approved links of a list that have a place: the build stops at words that stand nowhere. */
function wantedLinks({ source, suggestions }: SuggestionList): WantedLink[] {
  return suggestions
    .filter(({ approved, implemented, isInText }) => isInText && (approved || implemented))
    .map(({ anchorText, targetUrl }) => ({ page: source, anchor: anchorText, target: targetUrl }));
}

/**
 * A plan with what has been decided about the suggestions for one page: what is approved or implemented
 * there and has its words in the text is planned, in place of another link to the same target; what was
 * rejected is no longer. An approved link that is still listed outweighs an older rejection of its target.
 * Sorted, without duplicates; applied twice, the plan stays the same.
 * @param known the plan before
 */
export function planOf(list: SuggestionList, known: LinkPlan): LinkPlan {
  const wanted = wantedLinks(list);
  const approved = new Set(wanted.map(keyOf));
  const rejected = sorted([
    ...known.rejected,
    ...list.rejected.map(({ source, target }) => ({ page: source, target })),
  ]).filter((each) => !approved.has(keyOf(each)));
  const refused = new Set(rejected.map(keyOf));
  const links = sorted([...wanted, ...known.links]).filter((each) => !refused.has(keyOf(each)));
  return { links, rejected };
}

/** A plan as the text of `content/link-plan.json`. */
export function planText({ links, rejected }: LinkPlan): string {
  const plan = {
    links: links.map(({ page, anchor, target }) => ({ page, anchor, target })),
    rejected: rejected.map(({ page, target }) => ({ page, target })),
  };
  return `${JSON.stringify(plan, null, 2)}\n`;
}

/** What a plan has rejected, for `suggestLinks`. */
export function rejectionsOf({ rejected }: LinkPlan): Rejection[] {
  return rejected.map(({ page, target }) => ({ source: page, target }));
}

/** Where a planned link stands in a page; undefined where it does not (yet). */
function placeIn(
  source: LinkSource,
  { anchor, target }: WantedLink,
): Pick<LinkSuggestion, 'block' | 'context'> | undefined {
  for (const [block, { text, links }] of source.blocks.entries()) {
    const link = links.find((each) => {
      return !each.isAutomatic && each.path === target && fold(each.text) === fold(anchor);
    });
    if (link === undefined) continue;
    const start = text.indexOf(link.text);
    return { block, context: sentenceAt(text, start, start + link.text.length, source.lang) };
  }
  return undefined;
}

/** A planned link that stands in its page, as a suggestion that is done. */
function doneSuggestion(
  source: LinkSource,
  link: WantedLink,
  titles: ReadonlyMap<string, string>,
): LinkSuggestion[] {
  const place = placeIn(source, link);
  if (place === undefined) return [];
  return [
    {
      id: `${link.target} ${fold(link.anchor)}`,
      anchorText: link.anchor,
      targetUrl: link.target,
      targetTitle: titles.get(link.target) ?? link.target,
      ...place,
      confidence: 100,
      approved: true,
      implemented: true,
      rule: 'planned',
      parts: { anchor: 0, topic: 0, context: 0, cluster: 0 },
      isInText: true,
      proposed: undefined,
    },
  ];
}

/**
 * The links that a plan has put into a page, as suggestions that are implemented, and after them what is
 * suggested, as far as the plan has room for it: ten links a page.
 * @param suggestions for the page, with the plan's rejections
 * @param titles of pages by URL path
 */
export function withPlan(
  suggestions: readonly LinkSuggestion[],
  source: LinkSource,
  plan: LinkPlan,
  titles: ReadonlyMap<string, string>,
): LinkSuggestion[] {
  const own = plan.links.filter(({ page }) => page === source.path);
  const done = own.flatMap((link) => doneSuggestion(source, link, titles));
  const linked = new Set(done.map(({ targetUrl }) => targetUrl));
  const open = suggestions.filter(({ targetUrl }) => !linked.has(targetUrl));
  return [...done, ...open.slice(0, Math.max(0, mostPlannedLinks - done.length))];
}
