/** A link that an editor rejected, by URL paths: it is not suggested again, whatever its anchor. */
export type RejectedLink = {
  page: string;
  target: string;
  /** Why, for the next editor. */
  reason?: string | undefined;
};

/** The part of a link that an editor can change. */
export type LinkDraft = { anchorText: string; targetUrl: string };

/** A link that a page could have, with an editor's decision about it. */
export type LinkSuggestion = LinkDraft & {
  /** Page and proposed target: there is one suggestion for each, the same in every run. */
  id: string;
  /** URL path of the page. */
  page: string;
  targetTitle: string;
  /** The sentence with the anchor; without one, the paragraph that is closest to the target. */
  context: string;
  /** From 70 to 100. */
  confidence: number;
  approved: boolean;
  implemented: boolean;
  rejected: boolean;
  /** `planned` is a link of the plan that is in the page: none of its parts is computed. */
  rule: 'keyword' | 'phrase' | 'strategic' | 'planned';
  /** The four parts of the relevance of the proposed link, each from 0 to 1. */
  parts: {
    /** How rare the anchor is, and how surely it means the target. */
    anchor: number;
    /** How similar the two pages are, by rank among all pages that this one could link to. */
    topic: number;
    /** How similar the paragraph and the target are. */
    context: number;
    cluster: number;
  };
  /** Index of the context among the blocks of the page; undefined where the page has no running text. */
  block: number | undefined;
  /** Whether the anchor is in the context, so that the link has a place. */
  isInText: boolean;
  /** The link before an editor changed it. */
  proposed: LinkDraft;
};

/** The id of the suggestion for a page and a target. */
export function suggestionId({ page, target }: RejectedLink): string {
  return `${page} ${target}`;
}
