import { useLocale, useMessages, useTranslations } from 'next-intl';
import { CardTitle } from '@/components/ui/card-title';
import { Disclosure } from '@/components/ui/disclosure';
import { Phrases } from '@/components/ui/phrases';
import { TextLink } from '@/components/ui/text-link';
import { unbroken } from '@/components/ui/unbroken';
import { type BlockPage, blockTopics, homeCountries } from '@/content/countries/countries';
import { pages } from '@/content/pages';
import { formatLiteral } from '@/lib/messages/icu';
import { CountryRows } from './country-rows';
import { useCountryName } from './use-country-name';

type Comparisons = Partial<Record<BlockPage, Record<string, { title: string; text: string }>>>;

/** What a service page says to readers of its language alone: their countries, and words that they know from home. */
export function CountryBlock({ page }: { page: BlockPage }) {
  const t = useTranslations('countries.blocks');
  const countryName = useCountryName();
  const comparisons: Comparisons = useMessages().countries.comparisons;
  const own = homeCountries[useLocale()] ?? [];
  const words = Object.values(comparisons[page] ?? {});
  const title = t(`${page}.title`);
  return (
    <section id="countries" aria-labelledby="countries-title">
      <Disclosure
        summary={
          <h2 id="countries-title" className="flex-1 font-display font-semibold text-subtitle">
            <Phrases text={title} />
          </h2>
        }
        note={<span className="break-keep">{own.map(countryName).join('\u00a0· ')}</span>}
      >
        <p className="max-w-measure text-muted">{t(`${page}.intro`)}</p>
        <ul data-unlinked="" className="mt-6 border-line/45 border-b">
          {own.map((id) => (
            <li key={id} className="border-line/45 border-t">
              <Disclosure summary={<CardTitle as="h3">{countryName(id)}</CardTitle>}>
                <CountryRows id={id} shown={blockTopics[page]} />
              </Disclosure>
            </li>
          ))}
          {words.length === 0 ? null : (
            <li className="border-line/45 border-t">
              <Disclosure summary={<CardTitle as="h3">{t('words')}</CardTitle>}>
                <dl className="grid gap-4 lg:grid-cols-2 lg:gap-x-16">
                  {words.map(({ title, text }) => (
                    <div key={title}>
                      <dt className="font-semibold">{formatLiteral(title)}</dt>
                      <dd className="mt-1 max-w-measure text-muted">
                        {unbroken(formatLiteral(text))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </Disclosure>
            </li>
          )}
        </ul>
        <p className="mt-5">
          <TextLink to={pages.countries.path}>{t('all')}</TextLink>
        </p>
      </Disclosure>
    </section>
  );
}
