import { useTranslations } from 'next-intl';
import type { ServiceKey } from '@/content/services';

/** Title and summary of a service, for cards on other pages than its own. */
export function useServiceNames(): (service: ServiceKey) => { title: string; summary: string } {
  const t = useTranslations('services');
  return (service) => ({ title: t(`${service}.title`), summary: t(`${service}.summary`) });
}
