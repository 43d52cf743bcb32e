import type { Metadata, Viewport } from 'next';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { clientScript } from '@/components/layout/client-script';
import icons from '@/components/ui/icon-sheet/icons.svg';
import colours from '@/content/theme-colours.json';
import { localeCodes, locales } from '@/i18n/locales';
import '@/app/globals.css';

export const dynamicParams = false;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

// The file that pages draw their icons from shows the mark too: one request for both.
export const metadata: Metadata = {
  icons: { icon: icons.src, apple: '/apple-touch-icon.png' },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colours.light.page },
    { media: '(prefers-color-scheme: dark)', color: colours.dark.page },
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
