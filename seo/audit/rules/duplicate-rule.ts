import { groupBy } from '@/lib/objects/group-by';
import type { CheckId } from '@/seo/audit/checks';
import { indexablePages } from '@/seo/audit/indexable-pages';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { type Fault, type Rule, siteRule } from '@/seo/audit/rule';

/**
 * A rule against indexable pages that have something in common with one before them.
 * @param keyOf what they have in common; pages with an empty one are left out
 * @param extraValues more values for the rule's sentence, besides the URL path of the other page (`other`)
 */
export function duplicateRule(
  check: CheckId,
  keyOf: (page: ParsedPage) => string | undefined,
  extraValues?: (page: ParsedPage) => Fault['values'],
): Rule {
  return siteRule('error', check, (site) => {
    const groups = groupBy(indexablePages(site), (page) => keyOf(page) ?? '');
    groups.delete('');
    return [...groups].flatMap(([cause, [first, ...others]]) =>
      others.map((page) => {
        return { url: page.url, values: { other: first.url, ...extraValues?.(page) }, cause };
      }),
    );
  });
}
