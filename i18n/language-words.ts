import type { Messages } from 'next-intl';
import { formatLiteral } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';
import { shownMessages } from './load-messages';
import type { Locale } from './locales';

/** The language suggestion and the welcome in a language, for pages in another one. @throws Error as `loadMessages` does */
export function languageWords(locale: Locale): Messages['common']['language'] {
  return mapTexts(shownMessages(locale).common.language, formatLiteral);
}
