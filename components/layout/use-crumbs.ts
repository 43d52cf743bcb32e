import { useTranslations } from 'next-intl';
import { downloadsAnchor, downloadsFolder } from '@/content/downloads';
import { insightsAnchors, insightsPath } from '@/content/insights';
import { pages } from '@/content/pages';
import { breadcrumb, type Crumb } from '@/lib/navigation/breadcrumb';
import { keysOf } from '@/lib/objects/entries-of';

/** The crumbs of a page. @param current label of the last one where its path has none: a document's title */
export function useCrumbs(path: string, current?: string): Crumb[] {
  const t = useTranslations('navigation');
  const known: Record<string, Crumb> = {};
  for (const id of keysOf(pages)) {
    known[pages[id].path] = { label: t(`pages.${id}`), path: pages[id].path };
  }
  // The lists of documents are tabs of the insights page.
  for (const kind of ['articles', 'blogs'] as const) {
    const crumb = {
      label: t(`breadcrumb.${kind}`),
      path: insightsPath(insightsAnchors[kind]),
    };
    known[`/${kind}`] = crumb;
    known[`${pages.insights.path}/${kind}`] = crumb;
  }
  known[downloadsFolder] = {
    label: t('breadcrumb.downloads'),
    path: insightsPath(downloadsAnchor),
  };
  return breadcrumb(path, known, current);
}
