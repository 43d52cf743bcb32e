import type { Locale } from '@/i18n/locales';

/** A page of the site as the build wrote it. `path` has no locale prefix; `html` is the whole file. */
export type BuiltPage = { locale: Locale; path: string; html: string };
