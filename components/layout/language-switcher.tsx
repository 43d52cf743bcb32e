import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { Flag } from './flag';

/** The page in the other languages. The client script adds query and hash to these links, and stores the choice. */
export function LanguageSwitcher({ path }: { path: string }) {
  const t = useTranslations('navigation.header');
  const current = useLocale();
  // The not-found page has no URL of its own in other languages.
  const target = path === '/404' ? '/' : path;
  return (
    <details data-menu="" className="group relative shrink-0">
      <summary className="flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-control border border-hairline px-2 font-medium hover:border-primary hover:text-primary">
        <Flag flag={locales[current].flag} />
        <span className="sr-only">{t('language')} </span>
        <span
          lang={locales[current].lang}
          className="font-sans max-[22.5rem]:sr-only max-sm:text-[0.9375rem] xl:max-[112rem]:text-[0.9375rem]"
        >
          {locales[current].name}
        </span>
        {/* Lucide's icon `languages` where there is no space for the name: a flag alone stands for a country. */}
        <svg viewBox="0 0 24 24" aria-hidden="true" className="icon size-5 min-[22.5rem]:hidden">
          <path d="m5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6" />
        </svg>
        <Icon
          name="chevron"
          size="sm"
          className="[transition:rotate_150ms] group-open:rotate-180 max-[22.5rem]:hidden"
        />
      </summary>
      <ul className="absolute right-0 top-full z-50 w-48 rounded-card border border-hairline bg-surface p-2 raised">
        {localeCodes.map((locale) => (
          <li key={locale}>
            <a
              href={localizedPath(locale, target)}
              lang={locales[locale].lang}
              hrefLang={locales[locale].lang}
              data-locale={locale}
              aria-current={locale === current ? 'true' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-control px-2 font-sans hover:text-primary aria-[current=true]:font-semibold"
            >
              <Flag flag={locales[locale].flag} isInMenu />
              {locales[locale].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
