import type { Metadata, Viewport } from 'next';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { scriptUrl } from '@/components/layout/script-url';
import icons from '@/components/ui/icon-sprite/icons.svg';
import colors from '@/content/theme-colors.json';
import { localeCodes, locales } from '@/i18n/locales';
import '@/app/globals.css';

/** URL of the script that every page has. */
const clientScriptUrl = scriptUrl('client.js');

export const dynamicParams = false;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

// The sprite of the page's icons is the favicon too: one request for both.
export const metadata: Metadata = {
  icons: { icon: icons.src, apple: '/apple-touch-icon.png' },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colors.light.page },
    { media: '(prefers-color-scheme: dark)', color: colors.dark.page },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { lang } = locales[locale];
  return (
    // The script of the page sets attributes here before React hydrates it.
    <html lang={lang} suppressHydrationWarning>
      <body>
        {children}
        <script src={clientScriptUrl} defer />
      </body>
    </html>
  );
}
