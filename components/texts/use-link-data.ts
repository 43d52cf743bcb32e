import { useLocale } from 'next-intl';
import type { LinkData } from '@/components/tools/links/link-data';
import { linkPlan } from '@/content/link-plan';
import { pages } from '@/content/pages';
import { knownTargets, linkWords } from '@/seo/link-words';

/**
 * What the contents know for suggesting links in the language of the page: one to two kilobytes of it,
 * compressed. Titles and texts are read from the live pages.
 */
export function useLinkData(): LinkData {
  const locale = useLocale();
  return {
    locale,
    tool: pages.seoAudit.path,
    targets: knownTargets(locale),
    words: linkWords(locale),
    plan: linkPlan(),
  };
}
