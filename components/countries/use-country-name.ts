import { useTranslations } from 'next-intl';
import { usePageLang } from '@/components/texts/use-page-lang';
import { type CountryId, countries } from '@/content/countries/countries';

/** Places whose usual name Intl has as its short one: Hong Kong, not Hong Kong SAR China. */
const shortlyNamed: ReadonlySet<CountryId> = new Set<CountryId>(['hongKong', 'macao']);

/** Names countries in the language of the page, by Intl; the mainland of China by the messages. */
export function useCountryName(): (id: CountryId) => string {
  const t = useTranslations('countries.names');
  const lang = usePageLang();
  return (id) => {
    if (id === 'china') return t(id);
    const style = shortlyNamed.has(id) ? 'short' : 'long';
    const { region } = countries[id];
    return new Intl.DisplayNames(lang, { type: 'region', style }).of(region) ?? region;
  };
}
