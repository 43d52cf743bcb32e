import { useLocale, useMessages, useTranslations } from 'next-intl';
import { ratesOf } from '@/content/calculators';
import { factWords } from '@/i18n/format-fact';
import { exampleOf } from '@/lib/calculators/calculator';
import { typedEntries } from '@/lib/calculators/calculator-hash';
import { type CalculatorId, calculators } from '@/lib/calculators/calculators';
import type { CalculatorData } from './calculator-data';
import { CalculatorFrame } from './calculator-frame';
import { CalculatorView } from './calculator-view';

/** A calculator with its example. */
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
  return (
    <CalculatorFrame
      data={data}
      title={data.texts.title}
      intro={data.texts.intro}
      hint={t('labels.example')}
      view={<CalculatorView data={data} typed={typedEntries(exampleOf(calculators[id]))} />}
    />
  );
}
