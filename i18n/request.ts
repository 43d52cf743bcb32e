import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { shownMessages } from './load-messages';
import { defaultLocale, isLocale } from './locales';

/** Configuration of next-intl for a page: the locale comes from the URL alone. */
export default getRequestConfig(async () => {
  const requested = await rootLocale();
  const locale = isLocale(requested) ? requested : defaultLocale;
  return {
    locale,
    messages: shownMessages(locale),
    timeZone: 'Asia/Manila',
    onError(error) {
      throw error;
    },
  };
});
