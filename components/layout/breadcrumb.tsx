import { useTranslations } from 'next-intl';
import { LocalLink } from '@/components/ui/local-link';
import { pages } from '@/content/pages';
import { breadcrumb, type Crumb } from '@/lib/navigation/breadcrumb';
import { keysOf } from '@/lib/objects/entries-of';

/** Where the page stands in the site, from its path. */
export function Breadcrumb({ path, current }: { path: string; current?: string }) {
  const t = useTranslations('navigation');
  const known: Record<string, Crumb> = {};
  for (const id of keysOf(pages)) {
    known[pages[id].path] = { label: t(`pages.${id}`), path: pages[id].path };
  }
  // The lists of both kinds of documents stand on the insights page.
  for (const family of ['', '/insights']) {
    const target = family === '' ? pages.insights.path : undefined;
    known[`${family}/articles`] = { label: t('breadcrumb.articles'), path: target };
    known[`${family}/blogs`] = { label: t('breadcrumb.blogs'), path: target };
  }
  return (
    <nav aria-label={t('breadcrumb.label')} className="mx-auto max-w-page px-5 pt-6 sm:px-8">
      <ol className="flex flex-wrap gap-x-2 gap-y-1 text-muted text-sm">
        {breadcrumb(path, known, current).map((crumb, index, all) => (
          <li key={crumb.label} className="flex gap-x-2">
            {crumb.path === undefined ? (
              <span aria-current={index === all.length - 1 ? 'page' : undefined}>
                {crumb.label}
              </span>
            ) : (
              <LocalLink
                to={crumb.path}
                className="underline underline-offset-4 hover:text-primary"
              >
                {crumb.label}
              </LocalLink>
            )}
            {/* After its crumb: where the row breaks, no line begins with a slash. */}
            {index < all.length - 1 ? <span aria-hidden="true">/</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
