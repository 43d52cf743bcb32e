import type { Locale } from '@/i18n/locales';
import type { LinkPlan } from '@/seo/link-suggestions/link-plan';
import type { LinkTarget, LinkWords } from '@/seo/link-suggestions/types';

/** What the contents know for suggesting links in one language; the rest is read from the live pages. */
export type LinkData = {
  locale: Locale;
  /** Path of the tool, without locale prefix. */
  tool: string;
  /** The pages that links may lead to. */
  targets: readonly Pick<LinkTarget, 'path' | 'keywords' | 'clusters'>[];
  words: LinkWords;
  /** What editors have decided, in all languages. */
  plan: LinkPlan;
};
