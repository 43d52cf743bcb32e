/** A link that stands in a block of a page. */
export type PlacedLink = {
  /** URL path that it leads to, without query and hash: `/ja/about`; elsewhere, the whole address. */
  path: string;
  text: string;
  /** Whether a rule set it (`content/link-keywords.json`), and no author. */
  isAutomatic: boolean;
};

/**
 * A paragraph, list entry or heading of the main area of a page. `action` is what calls to act and has a
 * button of its own.
 */
export type TextBlock = {
  kind: 'text' | 'heading' | 'quote' | 'action';
  text: string;
  links: readonly PlacedLink[];
  /** From where to where terms are explained, if any are: the words of an explanation get no links. */
  explained?: readonly { start: number; end: number }[];
};

/** A page as it is read for suggesting links on it. */
export type LinkSource = {
  /** Tag of its language: `zh-Hans`. */
  lang: string;
  /** URL path of its original: `/ja/about`. */
  path: string;
  title: string;
  description: string;
  /** In reading order. */
  blocks: readonly TextBlock[];
  /** URL paths of the site's pages that its main area leads to, cards and buttons included. */
  links: readonly string[];
};

/** What the contents know of a page that links may lead to; the page itself says the rest. */
export type KnownTarget = {
  path: string;
  /** Words that mean this page wherever they stand. */
  keywords: readonly string[];
  /** Subjects that it belongs to, by key. */
  clusters: readonly string[];
};

/** A page that links may lead to, in the language of the source. */
export type LinkTarget = KnownTarget & Pick<LinkSource, 'title' | 'description'>;

/** What a language has besides its pages. */
export type LinkWords = {
  /** Phrases that say what a page is for without naming it; their confidence is fixed, 75 to 90. */
  phrases: readonly { phrase: string; path: string; confidence: number }[];
  /** URL paths that a page with hardly any link should lead to, the most important first. */
  strategic: readonly string[];
  /** Words that are never linked. */
  stop: readonly string[];
  /** Words in which no keyword is one: 税務調査 is not about 税務. */
  longerWords: readonly string[];
};

/** A link that somebody refused, by URL paths: it never comes back, whatever words carry it. */
export type RefusedLink = { page: string; target: string };

/** The four parts of a relevance, each from 0 to 1. */
export type RelevanceParts = {
  /** How rare the words are, and how sure it is that they mean the target. */
  anchor: number;
  /** How alike the two pages are, by rank among all pages that this one could link to. */
  topic: number;
  /** How much the paragraph is about the target. */
  context: number;
  /** Whether the two pages share a cluster. */
  cluster: number;
};

/** Words and where they lead. */
export type LinkDraft = { anchorText: string; targetUrl: string };

/** A link that a page could have. */
export type LinkSuggestion = LinkDraft & {
  /** The same in every run. */
  id: string;
  targetTitle: string;
  /** The sentence with the anchor; without one, the paragraph that is closest to the target. */
  context: string;
  /** From 70 to 100. */
  confidence: number;
  approved: boolean;
  implemented: boolean;
  /**
   * What made it: `planned` is an editor's link, which stands in the page already; it is certain, and no
   * part of it was computed.
   */
  rule: 'keyword' | 'phrase' | 'strategic' | 'planned';
  /** Of the anchor and target that the engine proposed. */
  parts: RelevanceParts;
  /** Place of the context among the blocks of the page; undefined where the page has no running text. */
  block: number | undefined;
  /** Whether the anchor stands in the context, so that the link has a place. */
  isInText: boolean;
  /** What the engine proposed, where somebody has changed it: the confidence is that of another link. */
  proposed: LinkDraft | undefined;
};
