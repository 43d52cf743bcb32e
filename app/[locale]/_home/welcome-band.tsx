import { useLocale } from 'next-intl';
import { languageWords } from '@/i18n/language-words';
import { type Locale, localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { classNames } from '@/lib/markup/class-names';
import { drawnGreetings } from './drawn-greetings';

/** Colors of the stripes, in turn; the same in both color schemes. */
const stripes = [
  'bg-deep text-on-deep',
  'bg-accent text-night',
  'bg-lagoon text-on-deep',
  'bg-sand text-night',
  'bg-coral-dark text-on-deep',
  'bg-night text-on-deep',
];

/** The greeting in a language; drawn where the page has no font of the site. */
function Greeting({ locale }: { locale: Locale }) {
  const { welcome } = languageWords(locale);
  const drawn = locales[useLocale()].script === 'latin' ? undefined : drawnGreetings[welcome];
  if (drawn === undefined) return welcome;
  return (
    <>
      <svg
        viewBox={`0 0 ${drawn.width} 180`}
        aria-hidden="true"
        className="inline-block h-[0.75em] fill-current"
      >
        <path d={drawn.path} />
      </svg>
      <span className="sr-only">{welcome}</span>
    </>
  );
}

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
                'group flex flex-col justify-center px-0.5 py-2 text-center lines-[1.375] -outline-offset-4 focus-visible:outline-current sm:px-1 sm:py-5',
                stripes[index % stripes.length],
              )}
            >
              <span className="font-display font-semibold text-base max-[22rem]:text-sm sm:text-heading xl:text-subtitle">
                <Greeting locale={locale} />
              </span>
              <span className="text-sm underline-offset-4 group-hover:underline">
                {locales[locale].name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
