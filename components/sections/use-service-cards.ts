import { useServiceNames } from '@/components/texts/use-service-names';
import type { CardItem } from '@/components/ui/card-grid';
import { type ServiceKey, servicePath, services } from '@/content/services';

/** Cards of services: icon, title, summary and link. */
export function useServiceCards(keys: readonly ServiceKey[]): (CardItem & { to: string })[] {
  const names = useServiceNames();
  return keys.map((key) => {
    const { title, summary } = names(key);
    return { title, description: summary, icon: services[key].icon, to: servicePath(key) };
  });
}
