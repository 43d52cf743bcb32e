import type { Locale } from '@/i18n/locales';

/** A page as it was built, for either host. */
export type BuiltPage = {
  locale: Locale;
  /** Path without locale prefix. */
  path: string;
  html: string;
};
