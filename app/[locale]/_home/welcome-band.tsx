import { useLocale } from 'next-intl';
import { languageWords } from '@/i18n/language-words';
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { classNames } from '@/lib/markup/class-names';

/** Colors of the stripes, in turn; the same in both color schemes. */
const stripes = [
  'bg-deep text-on-deep',
  'bg-accent text-night',
  'bg-lagoon text-on-deep',
  'bg-sand text-night',
  'bg-coral-dark text-on-deep',
  'bg-night text-on-deep',
];

/** A greeting in each language of the site, which links to the home page in it. */
export function WelcomeBand({ label }: { label: string }) {
  const current = useLocale();
  return (
    <nav aria-label={label} className="woven no-print">
      <ul className="grid grid-cols-3 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {localeCodes.map((locale, index) => (
          <li key={locale} className="grid">
            <a
              href={localizedPath(locale, '/')}
              lang={locales[locale].lang}
              hrefLang={locales[locale].lang}
              data-locale={locale}
              aria-current={locale === current ? 'true' : undefined}
              className={classNames(
                'group flex flex-col justify-center px-0.5 py-2 text-center lines-[1.375] -outline-offset-4 focus-visible:outline-current sm:px-3 sm:py-5',
                stripes[index % stripes.length],
              )}
            >
              <span
                className={classNames(
                  'font-semibold text-base max-[22rem]:text-sm underline-offset-4 group-hover:underline sm:text-subtitle',
                  // Korean is set without serifs, as is usual on screens.
                  locale === 'ko' ? 'font-sans' : 'font-display',
                )}
              >
                {languageWords(locale).welcome}
              </span>
              <span className="text-sm">{locales[locale].name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
