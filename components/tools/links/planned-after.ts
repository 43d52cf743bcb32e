import type { KnownSite } from '@/components/tools/audit/known-site';
import { localizedPath } from '@/i18n/paths';
import { type LinkPlan, planOf } from '@/seo/link-suggestions/link-plan';
import type { SuggestionList } from '@/seo/link-suggestions/suggestion-list';
import type { Rejection } from '@/seo/link-suggestions/types';
import { pageLocale } from './page-locale';

/**
 * A plan without the links of a page that its list shows as approved: from then on the list decides about
 * them.
 */
export function planBefore({ source, suggestions }: SuggestionList, plan: LinkPlan): LinkPlan {
  const shown = new Set(
    suggestions.filter(({ approved }) => approved).map(({ targetUrl }) => targetUrl),
  );
  return {
    ...plan,
    links: plan.links.filter(({ page, target }) => page !== source || !shown.has(target)),
  };
}

/** Whether a refused link can stand in a plan: both pages are still there, listed and in one language. */
function isPlannable({ source, target }: Rejection, known: KnownSite): boolean {
  const locale = pageLocale(source, known);
  if (locale === undefined || locale !== pageLocale(target, known)) return false;
  const hidden = known.hidden.map((path) => localizedPath(locale, path));
  return !hidden.includes(source) && !hidden.includes(target);
}

/**
 * The plan after what was decided in a list. What was refused long ago, or on a page that is not listed,
 * stays out of it: it would stop the build.
 * @param before the plan as `planBefore` gives it
 */
export function planAfter(list: SuggestionList, before: LinkPlan, known: KnownSite): LinkPlan {
  const rejected = list.rejected.filter((each) => isPlannable(each, known));
  return planOf({ ...list, rejected }, before);
}
