import type { Viewport } from 'next';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { clientScript } from '@/components/layout/client-script';
import { localeCodes, locales } from '@/i18n/locales';
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
  return (
    <html lang={lang}>
      <body>
        {children}
        <script src={clientScript} defer />
      </body>
    </html>
  );
}
