import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { scriptUrl } from '@/components/layout/script-url';
import { usePageLang } from '@/components/texts/use-page-lang';
import icons from '@/components/ui/icon-sprite/icons.svg';
import colors from '@/content/theme-colors.json';
import { localeCodes } from '@/i18n/locales';
import '@/app/globals.css';

/** URL of the script that every page has. */
const clientScriptUrl = scriptUrl('client.js');

// Holds for the pages below it, too.
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
  return (
    // The script of the page sets attributes here before React hydrates it.
    <html lang={usePageLang()} suppressHydrationWarning>
      <body>
        {children}
        <script src={clientScriptUrl} defer />
      </body>
    </html>
  );
}
