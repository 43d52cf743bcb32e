import type { Messages } from 'next-intl';
import type { IdReference, OfferLeaf } from 'schema-dts';
import type { FactName } from '@/content/facts';
import { pages } from '@/content/pages';
import type { Locale } from '@/i18n/locales';
import { formatLiteral } from '@/lib/messages/icu';
import { factsAt } from '@/seo/facts-at';
import { canonicalUrl } from '@/seo/page-languages';
import { idOf, reference } from './ids';

/** Stated wherever the consultation is offered. */
const sessionLength: FactName = 'sessionLength';

/** Whether a page offers the free consultation. @param path path without locale prefix */
export function offersConsultation(path: string): boolean {
  return factsAt(path).includes(sessionLength);
}

/** The name by which every page leads to the free consultation. */
export function consultationName({ navigation }: Messages): string {
  return formatLiteral(navigation.pages.freeConsultation);
}

function consultationUrl(locale: Locale): string {
  return canonicalUrl(pages.freeConsultation.path, locale);
}

/** The free consultation, for pages that only mention it. */
export function consultationReference(locale: Locale): IdReference {
  return reference(idOf(consultationUrl(locale), 'offer'));
}

/** The only `Offer` with a price: the free consultation. */
export function consultationOffer(locale: Locale, messages: Messages): OfferLeaf {
  const url = consultationUrl(locale);
  return {
    '@type': 'Offer',
    '@id': idOf(url, 'offer'),
    name: consultationName(messages),
    url,
    price: 0,
    priceCurrency: 'PHP',
  };
}
