import { useLocale } from 'next-intl';
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales';
import { translatedLocales } from '@/seo/translated-locales';
import { inlineScript } from './inline-script';

/** The other languages in which a page is translated. The not-found page has no address in them. */
function otherLocales(path: string): Locale[] {
  if (path === '/404') return [];
  return translatedLocales(path).filter((locale) => locale !== defaultLocale);
}

/**
 * The empty place at the top of an English page in which `client/offer-language.ts` offers the page in
 * the visitor's language. That stands inline and runs at once: with room made later, the page would move.
 */
export function LanguageOffer({ path }: { path: string }) {
  const others = otherLocales(path);
  if (useLocale() !== defaultLocale || others.length === 0) return null;
  const rest = localeCodes.filter((locale) => locale !== defaultLocale);
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, and codes of ours as JSON
        dangerouslySetInnerHTML={{ __html: inlineScript([[defaultLocale, ...rest], others]) }}
      />
    </>
  );
}
