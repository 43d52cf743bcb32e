import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localizedPath } from '@/i18n/paths';

type LocalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** Path without locale prefix, e.g. `/about` or `/#services`. */
  to: string;
};

/** A link within the site, in the current language: a plain anchor, which the browser follows. */
export function LocalLink({ to, ...props }: LocalLinkProps) {
  const locale = useLocale();
  return <a {...props} href={to.startsWith('#') ? to : localizedPath(locale, to)} />;
}
