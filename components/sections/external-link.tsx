import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { locales } from '@/i18n/locales';

type ExternalLinkProps = {
  href: string;
  className: string;
  /** The microdata property that its address is. */
  itemProp?: string | undefined;
  children: ReactNode;
};

/** A link out of the site, in a tab of its own, which screen readers say. */
export function ExternalLink({ href, className, itemProp, children }: ExternalLinkProps) {
  const t = useTranslations('navigation.footer');
  // It may stand in a document that is not translated yet.
  const { lang } = locales[useLocale()];
  return (
    <a href={href} target="_blank" rel="noopener" className={className} itemProp={itemProp}>
      {children}
      <span lang={lang} data-shown-only="screen-reader" className="sr-only">
        {` ${t('newTab')}`}
      </span>
    </a>
  );
}
