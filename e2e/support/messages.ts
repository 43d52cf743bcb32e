import { createTranslator, type Messages } from 'next-intl';
import { shownMessages } from '@/i18n/load-messages';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { english } from '@/test/english';

/** The messages of a locale as its pages show them: facts and identity filled in. */
export function messagesOf(locale: Locale = defaultLocale): Messages {
  return shownMessages(locale);
}

/** An English text of `common` with its arguments filled in, e.g. `Page 2`. */
export const common = createTranslator({
  locale: defaultLocale,
  messages: english,
  namespace: 'common',
});
