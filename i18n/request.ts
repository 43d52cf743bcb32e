import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { shownMessages } from './load-messages';
import { defaultLocale, isLocale } from './locales';

/** Configuration of next-intl for a page: the locale comes from the URL alone. */
export default getRequestConfig(async () => {
  const requested = await rootLocale();
  const locale = isLocale(requested) ? requested : defaultLocale;
  const { common, ...messages } = shownMessages(locale);
  // Without the words of facts (format-fact.ts): some of their keys are texts with a dot, which next-intl refuses.
  const { values: _, ...words } = common;
  return {
    locale,
    messages: { ...messages, common: words },
    timeZone: 'Asia/Manila',
    onError(error) {
      throw error;
    },
  };
});
