import { useLocale, useMessages, useTranslations } from 'next-intl';
import { scriptUrl } from '@/components/layout/script-url';
import { calculatorAnchor, ratesOf } from '@/content/calculators';
import { factWords } from '@/i18n/format-fact';
import { locales } from '@/i18n/locales';
import { typedEntries } from '@/lib/calculators/address';
import { exampleOf } from '@/lib/calculators/calculator';
import { type CalculatorId, calculators } from '@/lib/calculators/calculators';
import type { CalculatorData } from './calculator-data';
import { CalculatorView } from './calculator-view';

/**
 * A calculator within a text. The page has its example; `client/load-calculators.ts` loads React for it when it
 * comes near, and nothing else of the page needs React.
 */
export function Calculator({ id }: { id: CalculatorId }) {
  const t = useTranslations('calculators');
  const locale = useLocale();
  const { calculators: messages } = useMessages();
  const data: CalculatorData = {
    id,
    locale,
    rates: ratesOf(id),
    texts: messages.items[id],
    labels: messages.labels,
    moneyPattern: factWords(locale).money.PHP,
  };
  const titleId = `${id}-title`;
  return (
    <section
      id={calculatorAnchor(id)}
      lang={locales[locale].lang}
      aria-labelledby={titleId}
      className="wide my-6 border-hairline border-t-4 border-t-accent border-b bg-surface p-5 text-base sm:p-7"
    >
      <h3 id={titleId} className="font-display font-semibold text-subtitle">
        {data.texts.title}
      </h3>
      <p className="mt-2 max-w-measure text-muted">{data.texts.intro}</p>
      <p className="mt-2 max-w-measure text-muted text-sm">{t('labels.example')}</p>
      <div data-calculator={JSON.stringify(data)} data-src={scriptUrl('calculators.js')}>
        <CalculatorView data={data} typed={typedEntries(exampleOf(calculators[id]))} />
      </div>
      <script async src={scriptUrl('load-calculators.js')} />
    </section>
  );
}
