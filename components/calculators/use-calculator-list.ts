import { useMessages, useTranslations } from 'next-intl';
import type { LinkList } from '@/components/sections/link-list';
import { calculatorDocument, calculatorPath, calculatorsFor } from '@/content/calculators';
import type { ServiceKey } from '@/content/services';
import { toolName } from '@/i18n/tool-name';

/** Links to all calculators, or to those that fit a service. */
export function useCalculatorList(service?: ServiceKey): LinkList {
  const t = useTranslations('calculators.labels');
  const { calculators } = useMessages();
  return {
    id: 'calculators',
    title: t('list'),
    intro: t('listIntro'),
    links: calculatorsFor(service).map((id) => ({
      name: toolName(id, calculators),
      to: calculatorPath(id),
      document: calculatorDocument(id),
    })),
  };
}
