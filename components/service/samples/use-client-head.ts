import { useTranslations } from 'next-intl';
import type { HeadEntry } from './sample-sheet';

/** The head of a paper with amounts: whose it is, for when, in what unit. */
export function useClientHead(period: HeadEntry): HeadEntry[] {
  const t = useTranslations('common.sample');
  return [
    { label: t('client'), value: t('company') },
    period,
    { label: t('unit.label'), value: t('unit.value') },
  ];
}
