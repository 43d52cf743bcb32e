import type { Viewport } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { preloadFonts } from '@/app/fonts';
import { SoftNavigation } from '@/components/layout/soft-navigation';
import { localeCodes, locales } from '@/i18n/locales';
import { clientScript } from '@/lib/files/client-script';
import '@/app/globals.css';

export const dynamicParams = false;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf7f0' },
    { media: '(prefers-color-scheme: dark)', color: '#10212b' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { lang } = locales[locale];
  preloadFonts(locale);
  const t = useTranslations('common.error');
  return (
    <html lang={lang} data-scroll-behavior="smooth">
      {/* error.tsx runs in the browser alone and takes its words from here. */}
      <body data-error={t('title')} data-retry={t('retry')}>
        {children}
        <SoftNavigation />
        <script src={clientScript} defer />
      </body>
    </html>
  );
}
