import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';
import { Footer } from './footer';
import { Header } from './header';
import { HydrationSignal } from './hydration-signal';
import { JsonLd } from './json-ld';
import { LanguageSuggestion } from './language-suggestion';
import { useCrumbs } from './use-crumbs';

type PageShellProps = {
  /** Path of the page without locale prefix; `/404` for the not-found page. */
  path: string;
  /** Label of the last crumb in place of the one from its path: a document's title. */
  crumb?: string;
  breadcrumb?: boolean;
  /** Whether paper has the footer with the address of the firm. */
  printsFooter?: boolean;
  children: ReactNode;
};

/** Header, breadcrumb, main area and footer around a page's sections. */
export function PageShell(props: PageShellProps) {
  const { path, crumb, breadcrumb = true, printsFooter = true, children } = props;
  const t = useTranslations('navigation.header');
  const crumbs = useCrumbs(path, crumb);
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-surface focus:px-4 focus:py-2"
      >
        {t('skip')}
      </a>
      <LanguageSuggestion path={path} />
      <Header path={path} />
      <main id="main" tabIndex={-1} className="flex-1 [outline:0]">
        {breadcrumb ? <Breadcrumb crumbs={crumbs} /> : null}
        {children}
      </main>
      <Footer path={path} isPrinted={printsFooter} />
      <HydrationSignal />
      <JsonLd path={path} crumbs={breadcrumb ? crumbs : undefined} />
    </>
  );
}
