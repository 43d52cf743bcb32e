import { useTranslations } from 'next-intl';
import { type ServiceKey, servicePath, services } from '@/content/services';

/** Title, summary, icon and path of a service, for cards on other pages than its own. */
export function useServiceCard() {
  const t = useTranslations('services');
  return (service: ServiceKey) => ({
    title: t(`${service}.title`),
    description: t(`${service}.summary`),
    icon: services[service].icon,
    to: servicePath(service),
  });
}
