import type { Locale } from '@/i18n/locales';

/** A page as it was built: its path without locale prefix, and its HTML. */
export type BuiltPage = { locale: Locale; path: string; html: string };
