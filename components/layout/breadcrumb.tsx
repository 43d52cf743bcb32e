import { useTranslations } from 'next-intl';
import { LocalLink } from '@/components/ui/local-link';
import type { Crumb } from '@/lib/navigation/breadcrumb';

/** The way from the home page to this one, as links. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('navigation.breadcrumb');
  return (
    <nav aria-label={t('label')} className="mx-auto max-w-page px-5 pt-6 sm:px-8">
      <ol className="flex flex-wrap gap-x-2 gap-y-1 text-muted text-sm">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex gap-x-2">
            {crumb.path === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
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
            {/* After its crumb, so that no line begins with a slash. */}
            {index < crumbs.length - 1 ? <span aria-hidden="true">/</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
