import type { TextBlock } from '@/seo/page-reader/text-blocks';

/** A page as it is read for suggesting links on it. */
export type LinkSource = {
  /** Tag of its language: `zh-Hans`. */
  lang: string;
  /** Its canonical URL path: `/ja/about`. */
  path: string;
  title: string;
  description: string;
  /** In reading order. */
  blocks: readonly TextBlock[];
  /** URL paths of the site's pages that its main area leads to, cards and buttons included. */
  links: readonly string[];
};

/** A page that links may lead to, by its content files; title and description are read from the page. */
export type KnownTarget = {
  path: string;
  /** Words that mean this page wherever they stand. */
  keywords: readonly string[];
  /** Keys of the clusters that it belongs to. */
  clusters: readonly string[];
};

/** A page that links may lead to, in the language of the source. */
export type LinkTarget = KnownTarget & Pick<LinkSource, 'title' | 'description'>;

/** The tables of a language for link suggestions. */
export type LinkWords = {
  /** Phrases that describe a page without naming it; their confidence is fixed, 75 to 90. */
  phrases: readonly { phrase: string; path: string; confidence: number }[];
  /** URL paths that a page with few links should lead to, the most important first. */
  strategic: readonly string[];
  /** Words that are never linked. */
  stop: readonly string[];
  /** Compounds in which no keyword is found: 税務調査 is not about 税務. */
  longerWords: readonly string[];
};

/** A link that an editor rejected, by URL paths: it is not suggested again, whatever its anchor. */
export type RejectedLink = { page: string; target: string };

/** The four parts of a relevance, each from 0 to 1. */
export type RelevanceParts = {
  /** How rare the anchor is, and how surely it means the target. */
  anchor: number;
  /** How similar the two pages are, by rank among all pages that this one could link to. */
  topic: number;
  /** How similar the paragraph and the target are. */
  context: number;
  /** Whether the two pages share a cluster. */
  cluster: number;
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
  /** `planned` is a link of the plan that stands in the page: none of its parts is computed. */
  rule: 'keyword' | 'phrase' | 'strategic' | 'planned';
  /** Of the proposed link. */
  parts: RelevanceParts;
  /** Index of the context among the blocks of the page; undefined where the page has no running text. */
  block: number | undefined;
  /** Whether the anchor stands in the context, so that the link has a place. */
  isInText: boolean;
  /** The link before an editor changed it. */
  proposed: LinkDraft;
};
