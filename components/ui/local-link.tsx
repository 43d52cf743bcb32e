import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localizedPath } from '@/i18n/paths';

type LocalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** Path without locale prefix, e.g. `/about` or `/#services`. */
  to: string;
};

/**
 * A link within the site, in the current language. `data-soft` lets `SoftNavigation` follow it without
 * a reload. Links to a section are plain anchors: the browser scrolls by itself, also when the section
 * is on another page and without scripts.
 */
export function LocalLink({ to, ...props }: LocalLinkProps) {
  const locale = useLocale();
  if (to.startsWith('#')) return <a {...props} href={to} />;
  const href = localizedPath(locale, to);
  return to.includes('#') ? (
    <a {...props} href={href} />
  ) : (
    <a {...props} href={href} data-soft="" />
  );
}
