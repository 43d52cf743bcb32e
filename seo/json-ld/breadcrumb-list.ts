import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Locale } from '@/i18n/locales';
import type { Crumb } from '@/lib/navigation/breadcrumb';
import { pageUrl } from '@/seo/page-url';

/**
 * The breadcrumb of a page as it is shown. Of the crumbs only the last one may be without an address
 * (Google's documentation of breadcrumbs), so a step that leads nowhere is left out.
 */
export function breadcrumbList(
  id: string,
  crumbs: readonly Crumb[],
  locale: Locale,
): BreadcrumbListLeaf {
  const told = crumbs.filter(
    ({ path }, index) => path !== undefined || index === crumbs.length - 1,
  );
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: told.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path === undefined ? {} : { item: pageUrl(locale, path) }),
    })),
  };
}
