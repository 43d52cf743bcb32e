import { useLocale, useMessages } from 'next-intl';
import type { ServiceKey } from '@/content/services';
import { locales } from '@/i18n/locales';
import { formatLiteral } from '@/lib/messages/icu';
import { typeset } from '@/lib/text/typeset';

/** Title and summary of a service, for cards on other pages than its own. */
export function useServiceNames(): (service: ServiceKey) => { title: string; summary: string } {
  const { services } = useMessages();
  const { lang } = locales[useLocale()];
  return (service) => ({
    title: typeset(formatLiteral(services[service].title), 'heading', lang),
    summary: typeset(formatLiteral(services[service].summary), 'text', lang),
  });
}
