import { useLocale } from 'next-intl';
import { languageWords } from '@/i18n/language-words';
import { defaultLocale, type Locale, localeCodes, locales } from '@/i18n/locales';
import type { LanguageOffers } from '@/lib/navigation/language-offers';
import { translatedLocales } from '@/seo/translated-locales';
import { inlineScript } from './inline-script';

/** The words of the bar in a language. */
function wordsIn(locale: Locale): LanguageOffers[1][string] {
  const { offer, switch: follow, dismiss } = languageWords(locale);
  return [locales[locale].lang, offer, follow, dismiss];
}

/** The other languages in which a page is translated. The not-found page has no address in them. */
function otherLocales(path: string): Locale[] {
  if (path === '/404') return [];
  return translatedLocales(path).filter((locale) => locale !== defaultLocale);
}

/**
 * The empty place at the top of an English page in which `client/offer-language.ts` offers the page in
 * the visitor's language. It stands inline and runs at once: filled later, the bar would move the page.
 */
export function LanguageOffer({ path }: { path: string }) {
  const others = otherLocales(path);
  if (useLocale() !== defaultLocale || others.length === 0) return null;
  const rest = localeCodes.filter((locale) => locale !== defaultLocale);
  const words = Object.fromEntries(others.map((locale) => [locale, wordsIn(locale)]));
  return (
    <>
      <div
        className="offer on-deep no-print"
        data-stay={defaultLocale}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React that its content is not React's
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, and texts of ours as JSON
        dangerouslySetInnerHTML={{ __html: inlineScript([[defaultLocale, ...rest], words]) }}
      />
    </>
  );
}
