import { useTranslations } from 'next-intl';
import type { CardItem } from '@/components/ui/card-grid';
import { type ServiceKey, servicePath, services } from '@/content/services';

/** Cards of services: icon, title, description and link. */
export function useServiceCards(keys: readonly ServiceKey[]): (CardItem & { to: string })[] {
  const t = useTranslations('services');
  return keys.map((key) => ({
    title: t(`${key}.title`),
    description: t(`${key}.description`),
    icon: services[key].icon,
    to: servicePath(key),
  }));
}
