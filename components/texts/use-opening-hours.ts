import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { writeOpeningHours } from '@/i18n/write-opening-hours';

/** The business hours as the language of the page writes them. */
export function useOpeningHours(): { days: string; hours: string }[] {
  const t = useTranslations('common.hours');
  return writeOpeningHours(useLocale(), useFormatter(), {
    days: (values) => t('days', values),
    times: (values) => t('times', values),
    closed: () => t('closed'),
  });
}
