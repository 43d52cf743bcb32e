import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { useCountryName } from '@/components/countries/use-country-name';
import type { PageTexts } from '@/components/texts/use-page-texts';
import {
  type CountryId,
  countries,
  countriesFor,
  countryAnchor,
} from '@/content/countries/countries';
import type { Country, Row } from '@/content/countries/types';
import type { FactValue } from '@/content/facts/types';
import { formatFact } from '@/i18n/format-fact';
import { locales } from '@/i18n/locales';
import { typeset } from '@/lib/text/typeset';

const cellClasses =
  'text-left align-baseline max-sm:pb-2.5 max-sm:not-nth-2:pl-1.5 sm:py-2.5 sm:pl-5';
const headClasses = `${cellClasses} font-semibold max-sm:pt-2`;

const columnKeys = ['entry', 'trader', 'papers', 'posting', 'treaty'] as const;

type OverviewProps = { texts: PageTexts<'countries'>['overview'] };

/** All countries in one table; the name of a country links to its part. */
export function CountryOverview({ texts }: OverviewProps) {
  const locale = useLocale();
  const countryName = useCountryName();
  const { columns, ways, open, closed, none, ask } = texts;
  const written = (value: FactValue) =>
    typeset(formatFact(value, locale), 'text', locales[locale].lang);
  /** A value, with a mark where it is only likely. */
  const marked = (value: string, row: Row): ReactNode =>
    row.status === 'likely' ? `${value}*` : value;

  function cells(id: CountryId): ReactNode[] {
    const { entry, trader, papers, posting, treaty }: Country = countries[id];
    const { agreement } = posting;
    const stay = agreement && agreement.stay !== undefined ? written(agreement.stay) : ask;
    return [
      marked(written({ kind: 'duration', unit: 'day', value: entry.days }), entry),
      trader ? open : closed,
      papers ? marked(ways[papers.way], papers) : ask,
      marked(agreement ? stay : none, posting),
      treaty ? marked(treaty.since ? String(treaty.since) : none, treaty) : ask,
    ];
  }

  return (
    <div data-unlinked="" className="@container mt-6">
      {/* Columns as wide as the words of the language ask for. */}
      <table className="w-full border-collapse text-[0.8125rem] lines-[1.375] hyphens-auto max-[22rem]:text-[0.75rem] sm:text-[0.9375rem]">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="border-ink border-y">
            <th scope="col" className="align-baseline max-sm:w-0">
              <span className="max-sm:sr-only">{columns.country}</span>
            </th>
            {columnKeys.map((column) => (
              <th key={column} scope="col" className={headClasses}>
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countriesFor(locale).map((id) => (
            <tr key={id} className="border-line/45 border-t first:border-t-0">
              <th scope="row" className="align-baseline sm:w-[24%] sm:py-2.5">
                <span className="name-above">
                  <a
                    href={`#${countryAnchor(id)}`}
                    className="inline-block py-0.5 font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2 max-sm:text-base"
                  >
                    {countryName(id)}
                  </a>
                </span>
              </th>
              {cells(id).map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
                <td key={index} className={cellClasses}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-measure text-muted text-sm">{texts.note}</p>
    </div>
  );
}
