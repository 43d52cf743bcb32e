import type { Messages } from 'next-intl';
import { shownMessages } from '@/i18n/load-messages';
import { type Locale, localeCodes } from '@/i18n/locales';

const loaded = new Map<Locale, Messages>(
  localeCodes.map((locale) => [locale, shownMessages(locale)]),
);

/** The messages of a locale as its pages show them, read once: facts and identity filled in. */
export function messagesOf(locale: Locale): Messages {
  return loaded.get(locale) ?? shownMessages(locale);
}
