import { fold } from '@/lib/text/words';
import { autoImplementFrom } from './confidence';
import { hasWords } from './has-words';
import type { LinkDraft, LinkSuggestion, Rejection } from './types';

/** At most this many links a page are implemented without being looked at. */
const autoImplementLimit = 3;

/** The suggestions for one page, and what has been decided about them. */
export type SuggestionList = {
  /** URL path of the page. */
  source: string;
  /** Titles of the pages that links may lead to, by URL path. */
  titles: ReadonlyMap<string, string>;
  suggestions: readonly LinkSuggestion[];
  /** Id of the suggestion whose editor is open. */
  editing: string | undefined;
  /** All that was ever refused, on whatever page. */
  rejected: readonly Rejection[];
};

export type ListAction =
  | { type: 'toggle' | 'edit' | 'implement' | 'reject'; id: string }
  | ({ type: 'save' } & LinkDraft)
  | { type: 'cancel' | 'implement-approved' | 'auto-implement' };

/** Why a draft cannot be saved. */
export type DraftProblem = 'no-anchor' | 'unknown-target' | 'own-page' | 'duplicate';

/** What is wrong with a draft of the suggestion that is being edited; undefined where nothing is. */
export function draftProblem(list: SuggestionList, draft: LinkDraft): DraftProblem | undefined {
  const anchor = draft.anchorText.trim();
  if (anchor === '') return 'no-anchor';
  if (!list.titles.has(draft.targetUrl)) return 'unknown-target';
  if (draft.targetUrl === list.source) return 'own-page';
  const isTwice = list.suggestions.some(
    ({ id, anchorText, targetUrl }) =>
      id !== list.editing && targetUrl === draft.targetUrl && fold(anchorText) === fold(anchor),
  );
  return isTwice ? 'duplicate' : undefined;
}

/** Number of links that are implemented. */
export function implementedCount({ suggestions }: SuggestionList): number {
  return suggestions.filter(({ implemented }) => implemented).length;
}

/** The list with one suggestion changed; itself where there is none that may be. */
function changed(
  list: SuggestionList,
  id: string | undefined,
  change: (suggestion: LinkSuggestion) => LinkSuggestion,
): SuggestionList {
  const own = list.suggestions.find((each) => each.id === id);
  if (own === undefined) return list;
  const next = change(own);
  if (next === own) return list;
  return { ...list, suggestions: list.suggestions.map((each) => (each === own ? next : each)) };
}

function save(list: SuggestionList, draft: LinkDraft): SuggestionList {
  const title = list.titles.get(draft.targetUrl);
  if (title === undefined || draftProblem(list, draft) !== undefined) return list;
  const saved = changed(list, list.editing, (own) => {
    const next = { anchorText: draft.anchorText.trim(), targetUrl: draft.targetUrl };
    const proposed = own.proposed ?? { anchorText: own.anchorText, targetUrl: own.targetUrl };
    const isProposed =
      next.anchorText === proposed.anchorText && next.targetUrl === proposed.targetUrl;
    return {
      ...own,
      ...next,
      targetTitle: title,
      isInText: hasWords(own.context, next.anchorText),
      proposed: isProposed ? undefined : proposed,
    };
  });
  return list.editing === undefined ? list : { ...saved, editing: undefined };
}

function reject(list: SuggestionList, id: string): SuggestionList {
  const own = list.suggestions.find((each) => each.id === id);
  if (own === undefined || own.implemented) return list;
  const targets = [own.targetUrl, ...(own.proposed ? [own.proposed.targetUrl] : [])];
  return {
    ...list,
    suggestions: list.suggestions.filter((each) => each !== own),
    editing: list.editing === id ? undefined : list.editing,
    rejected: [
      ...list.rejected,
      ...[...new Set(targets)].map((target) => ({ source: list.source, target })),
    ],
  };
}

/**
 * Implements the surest links that nobody has to look at: of confidence 85 or more, with their words in the
 * text, as the engine proposed them; three a page at most, one a target and one a paragraph. Links that are
 * implemented already count.
 */
function autoImplement(list: SuggestionList): SuggestionList {
  const done = list.suggestions.filter(({ implemented }) => implemented);
  const targets = new Set(done.map(({ targetUrl }) => targetUrl));
  const blocks = new Set(done.map(({ block }) => block));
  let count = done.length;
  const suggestions = list.suggestions.map((each) => {
    const { id, confidence, implemented, isInText, proposed, targetUrl, block } = each;
    const isSafe =
      confidence >= autoImplementFrom && isInText && proposed === undefined && id !== list.editing;
    if (implemented || !isSafe || count >= autoImplementLimit) return each;
    if (targets.has(targetUrl) || blocks.has(block)) return each;
    count += 1;
    targets.add(targetUrl);
    blocks.add(block);
    return { ...each, approved: true, implemented: true };
  });
  return count === done.length ? list : { ...list, suggestions };
}

/**
 * What a list of suggestions becomes (spec §4): not approved and approved change into each other, approved
 * becomes implemented, and an implemented one stays as it is. One editor is open at a time; what is in it
 * is not implemented before it is saved. What is not allowed leaves the list as it is, the same object.
 */
export function reduceSuggestions(list: SuggestionList, action: ListAction): SuggestionList {
  switch (action.type) {
    case 'toggle':
      return changed(list, action.id, (own) =>
        own.implemented ? own : { ...own, approved: !own.approved },
      );
    case 'edit': {
      const own = list.suggestions.find(({ id }) => id === action.id);
      if (own === undefined || own.implemented || list.editing === action.id) return list;
      return { ...list, editing: action.id };
    }
    case 'save':
      return save(list, action);
    case 'cancel':
      return list.editing === undefined ? list : { ...list, editing: undefined };
    case 'implement':
      return changed(list, action.id, (own) =>
        own.approved && !own.implemented && list.editing !== own.id
          ? { ...own, implemented: true }
          : own,
      );
    case 'implement-approved':
      return list.suggestions.reduce(
        (next, { id }) => reduceSuggestions(next, { type: 'implement', id }),
        list,
      );
    case 'auto-implement':
      return autoImplement(list);
    case 'reject':
      return reject(list, action.id);
  }
}
