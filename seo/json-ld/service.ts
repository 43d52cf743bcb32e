import type { Messages } from 'next-intl';
import type { ItemListLeaf, ServiceLeaf } from 'schema-dts';
import { pages } from '@/content/pages';
import { type ServiceKey, serviceGroups, servicePath } from '@/content/services';
import type { Locale } from '@/i18n/locales';
import { plainTexts } from '@/i18n/page-texts';
import { formatLiteral } from '@/lib/messages/icu';
import { canonicalUrl } from '@/seo/page-languages';
import { consultationName, consultationOffer } from './consultation-offer';
import { type Identified, idOf, organizationId, reference } from './ids';
import { countryNode } from './organization';

/** The properties of a service on pages that only list it. */
function namedService(
  service: ServiceKey,
  locale: Locale,
  { services }: Messages,
): Identified<ServiceLeaf> {
  const url = canonicalUrl(servicePath(service), locale);
  return {
    '@type': 'Service',
    '@id': idOf(url, 'service'),
    name: formatLiteral(services[service].title),
    url,
  };
}

/** A service, as its page describes it. */
export function serviceNode(
  service: ServiceKey,
  locale: Locale,
  messages: Messages,
): Identified<ServiceLeaf> {
  return {
    ...namedService(service, locale, messages),
    serviceType: formatLiteral(messages.navigation.pages[service]),
    description: plainTexts(service, locale, messages).lead,
    provider: reference(organizationId),
    areaServed: countryNode(messages),
  };
}

/** All services in the order in which the overview lists them. */
export function serviceList(locale: Locale, messages: Messages): Identified<ItemListLeaf> {
  const keys = Object.values(serviceGroups).flat();
  return {
    '@type': 'ItemList',
    '@id': idOf(canonicalUrl(pages.services.path, locale), 'services'),
    numberOfItems: keys.length,
    itemListElement: keys.map((key, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: namedService(key, locale, messages),
    })),
  };
}

/** The free consultation, as its page describes it. */
export function consultationService(locale: Locale, messages: Messages): Identified<ServiceLeaf> {
  const url = canonicalUrl(pages.freeConsultation.path, locale);
  return {
    '@type': 'Service',
    '@id': idOf(url, 'service'),
    name: consultationName(messages),
    url,
    description: plainTexts('freeConsultation', locale, messages).hero.lead,
    provider: reference(organizationId),
    offers: consultationOffer(locale, messages),
  };
}
