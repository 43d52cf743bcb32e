import { useTranslations } from 'next-intl';
import { site } from '@/content/site';

/** Street and city of the office, in Latin letters as mail needs them. */
export function OfficeAddress() {
  const t = useTranslations('common');
  return t('address', { street: site.street, city: site.city });
}
