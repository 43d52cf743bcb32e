import { useLocale } from 'next-intl';
import { Children } from 'react';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { headNamedAbove, nameAbove, tableNamedAbove } from '@/components/ui/name-above';
import { unbroken } from '@/components/ui/unbroken';
import { visaTabs } from '@/content/visas';
import { labelColon } from '@/i18n/locales';
import { visaAnchor } from './visa-type';

type VisaComparisonProps = {
  tab: keyof typeof visaTabs;
  texts: PageTexts<'visa'>['visaTypes'];
};

const cellClasses =
  'text-left align-baseline max-sm:pb-2.5 max-sm:not-nth-2:pl-1.5 sm:py-2.5 sm:pl-5';
const headClasses = `${cellClasses} font-semibold max-sm:pt-2`;

/** Comparison of the visa types of a tab; the name of a type links to its card. */
export function VisaComparison({ tab, texts }: VisaComparisonProps) {
  const { comparison, items, labels, tabs } = texts;
  return (
    <div className="mb-10 bg-surface px-3 py-4 sm:p-8 print:p-0">
      <div className="@container">
        <table
          data-unlinked=""
          className={`${tableNamedAbove} text-[0.8125rem] lines-[1.375] hyphens-auto sm:text-[0.9375rem]`}
        >
          <caption className="pb-3 text-left font-display font-semibold text-heading">
            {tabs[tab] + labelColon(useLocale()) + comparison.caption}
          </caption>
          <thead>
            <tr className="border-ink border-y">
              <th scope="col" className={`text-left align-baseline ${headNamedAbove}`}>
                <span className="max-sm:sr-only">{comparison.type}</span>
              </th>
              {Children.map([labels.permittedStay, labels.processing, comparison.who], (label) => (
                <th scope="col" className={headClasses}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visaTabs[tab].map((visa) => {
              const row = comparison.items[visa];
              return (
                <tr key={visa} className="border-line/45 border-t first:border-t-0">
                  <th scope="row" className="text-left align-baseline sm:w-[28%] sm:py-2.5">
                    <span className={nameAbove}>
                      <a
                        href={`#${visaAnchor(visa)}`}
                        className="inline-block py-0.5 font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2 max-sm:text-base"
                      >
                        {items[visa].title}
                      </a>
                    </span>
                  </th>
                  <td className={cellClasses}>{unbroken(row.stay)}</td>
                  <td className={cellClasses}>
                    {unbroken('time' in row ? row.time : comparison.varies)}
                  </td>
                  <td className={cellClasses}>{row.who}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
