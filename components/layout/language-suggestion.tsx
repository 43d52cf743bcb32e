import { useLocale } from 'next-intl';
import { languageWords } from '@/i18n/language-words';
import { defaultLocale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { translatedLocales } from '@/seo/page-languages';

/**
 * Suggestions of the translations of an English page, all hidden: `client/language-suggestion.ts` shows the one in the
 * visitor's language at the foot of the window, without layout shift. The not-found page has no URL in other languages.
 */
export function LanguageSuggestion({ path }: { path: string }) {
  if (useLocale() !== defaultLocale || path === '/404') return null;
  const others = translatedLocales(path).filter((locale) => locale !== defaultLocale);
  return (
    <div data-language-suggestion={defaultLocale} data-nosnippet="">
      {others.map((locale) => {
        const { suggestion, switch: follow, dismiss } = languageWords(locale);
        return (
          <p
            key={locale}
            lang={locales[locale].lang}
            // The client script may show it before hydration.
            hidden
            suppressHydrationWarning
            className="on-deep no-print selvedge-top fixed inset-x-0 bottom-0 z-40 bg-deep px-5 pt-2 pb-1 font-sans text-on-deep text-sm sm:px-8"
          >
            <span className="mx-auto flex max-w-page flex-wrap items-center gap-x-5">
              <span className="py-1">{suggestion}</span>
              <a
                href={localizedPath(locale, path)}
                hrefLang={locales[locale].lang}
                data-locale={locale}
                className="flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-on-deep"
              >
                {follow}
              </a>
              <button
                type="button"
                data-client="dismiss"
                className="ml-auto min-h-11 min-w-11 text-on-deep-muted hover:text-on-deep"
              >
                {dismiss}
              </button>
            </span>
          </p>
        );
      })}
    </div>
  );
}
