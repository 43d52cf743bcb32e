import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { interfaceLang } from '@/i18n/foreign-lang';
import type { Locale } from '@/i18n/locales';
import { hasNotFoundTexts } from '@/i18n/translated';
import { Breadcrumb } from './breadcrumb';
import { Footer } from './footer';
import { Header } from './header';
import { HydrationSignal } from './hydration-signal';

type PageShellProps = {
  /** Path of the page without locale prefix; `/404` for the not-found page. */
  path: string;
  /** Name of the last crumb where the path has no friendly label: a document's title. */
  crumb?: string;
  breadcrumb?: boolean;
  children: ReactNode;
};

/** Language of the main area where it is not the page's: English until it is translated. */
function mainLang(path: string, locale: Locale): string | undefined {
  const isNotFound = path === '/404';
  return isNotFound && hasNotFoundTexts(locale) ? undefined : interfaceLang(locale);
}

/** Header, breadcrumb, main area and footer around a page's sections. */
export function PageShell({ path, crumb, breadcrumb = true, children }: PageShellProps) {
  const t = useTranslations('navigation.header');
  const locale = useLocale();
  const lang = interfaceLang(locale);
  return (
    <>
      <a
        href="#main"
        lang={lang}
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:bg-surface focus:px-4 focus:py-2"
      >
        {t('skip')}
      </a>
      <Header path={path} lang={lang} />
      <main id="main" lang={mainLang(path, locale)} tabIndex={-1} className="flex-1 outline-none">
        {breadcrumb ? <Breadcrumb path={path} current={crumb} /> : null}
        {children}
      </main>
      <Footer lang={lang} />
      <HydrationSignal />
    </>
  );
}
