import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from '@/i18n/locales';

/** The name of the link on a document's card: `Read More – <title>`. */
export function readMoreName(title: string, locale: Locale, messages: Messages): string {
  const t = createTranslator({ locale, messages, namespace: 'common.buttons' });
  return t.markup('readMore', { hidden: (words) => words, title: () => title });
}
