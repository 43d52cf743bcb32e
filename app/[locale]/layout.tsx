import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metadata, Viewport } from 'next';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import icons from '@/components/ui/icon-sprite/icons.svg';
import colors from '@/content/theme-colors.json';
import { localeCodes, locales } from '@/i18n/locales';
import '@/app/globals.css';

/** URL of the script that every page has; changes with its content. @throws Error when it has not been made yet */
function clientScript(): string {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/client.js');
  if (!existsSync(file)) {
    throw new Error('public/client.js: the file is missing; scripts/prepare-build.ts makes it');
  }
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  return `/client.js?v=${hash.slice(0, 8)}`;
}

const clientScriptUrl = clientScript();

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
    <html lang={lang}>
      <body>
        {children}
        <script src={clientScriptUrl} defer />
      </body>
    </html>
  );
}
