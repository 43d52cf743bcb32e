import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { shownMessages } from '@/i18n/load-messages';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { english } from './english';

/** A tree with the messages of a locale around it, as the pages have it. */
function withMessages(children: ReactNode, locale: Locale = defaultLocale): ReactNode {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={locale === defaultLocale ? english : shownMessages(locale)}
      timeZone="Asia/Manila"
      onError={(error) => {
        throw error;
      }}
    >
      {children}
    </NextIntlClientProvider>
  );
}

/** Renders a component with the messages of a locale; a missing message fails the test. */
export function renderLocalized(children: ReactNode, locale: Locale = defaultLocale) {
  return render(withMessages(children, locale));
}
