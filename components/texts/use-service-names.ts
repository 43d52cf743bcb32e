import { useMessages } from 'next-intl';
import type { ServiceKey } from '@/content/services';
import { formatLiteral } from '@/lib/messages/icu';
import { typeset } from '@/lib/text/typeset';

/** Title and summary of a service, for cards on other pages than its own. */
export function useServiceNames(): (service: ServiceKey) => { title: string; summary: string } {
  const { services } = useMessages();
  return (service) => ({
    title: typeset(formatLiteral(services[service].title), 'heading'),
    summary: typeset(formatLiteral(services[service].summary), 'text'),
  });
}
