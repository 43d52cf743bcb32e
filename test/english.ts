import { shownMessages } from '@/i18n/load-messages';
import { defaultLocale } from '@/i18n/locales';

/** The English messages as pages show them: facts and identity filled in. */
export const english = shownMessages(defaultLocale);
