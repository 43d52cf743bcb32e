import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageLang } from '@/components/texts/use-page-lang';

type ExternalLinkProps = {
  href: string;
  className?: string;
  /** Microdata property of its URL. */
  itemProp?: string | undefined;
  children: ReactNode;
};

/** A link to another site in a new tab, which screen readers announce. */
export function ExternalLink({ href, className, itemProp, children }: ExternalLinkProps) {
  const t = useTranslations('navigation.footer');
  return (
    <a href={href} target="_blank" rel="noopener" className={className} itemProp={itemProp}>
      {children}
      {/* The link may be in a document in another language. */}
      <span lang={usePageLang()} data-shown-only="screen-reader" className="sr-only">
        {` ${t('newTab')}`}
      </span>
    </a>
  );
}
