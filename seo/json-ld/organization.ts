import type { Messages } from 'next-intl';
import type {
  AccountingServiceLeaf,
  CountryLeaf,
  DayOfWeek,
  MergeLeafTypes,
  OpeningHoursSpecificationLeaf,
  ProfessionalServiceLeaf,
  PropertyValueLeaf,
} from 'schema-dts';
import { openingHours } from '@/content/opening-hours';
import { type PageId, pageIdAt } from '@/content/pages';
import { site } from '@/content/site';
import type { Locale } from '@/i18n/locales';
import { formatLiteral } from '@/lib/messages/icu';
import { consultationOffer, consultationReference, offersConsultation } from './consultation-offer';
import { homeUrl, organizationId } from './ids';

/** In the order of ISO 8601. */
const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies DayOfWeek[];

/** Google's form of a day on which a place is closed (documentation of LocalBusiness). */
const closed = { from: '00:00', to: '00:00' };

function openingHoursSpecification(): OpeningHoursSpecificationLeaf[] {
  return openingHours.map(({ days: { first, last }, open }) => {
    const { from, to } = open ?? closed;
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.slice(first - 1, last),
      opens: from,
      closes: to,
    };
  });
}

/** The node of the country in which the firm works, by its name in the footer. */
export function countryNode({ navigation }: Messages): CountryLeaf {
  return { '@type': 'Country', name: formatLiteral(navigation.footer.country) };
}

/** Two kinds of LocalBusiness, since visas and permits are no accounting. */
type Organization = MergeLeafTypes<[AccountingServiceLeaf, ProfessionalServiceLeaf]>;

/** The pages that describe the firm in full: on all others that would be larger, and tell crawlers nothing new. */
const fullPages: ReadonlySet<PageId | undefined> = new Set<PageId>(['home', 'about', 'contact']);

/** A registration of the firm, by what the page calls it. */
function registration(name: string, value: string): PropertyValueLeaf {
  return { '@type': 'PropertyValue', name: formatLiteral(name), value };
}

/** The registrations that a page shows: SEC and DTI in the footer, on /about those of the business names too. */
function registrations(page: PageId | undefined, { pages }: Messages): PropertyValueLeaf[] {
  const { secLabel, dtiLabel } = pages.contact.details;
  const { bookkeeping, visa } = pages.about.registrations.items;
  const shown = [registration(secLabel, site.secNumber), registration(dtiLabel, site.dtiNumber)];
  if (page !== 'about') return shown;
  return [
    ...shown,
    registration(bookkeeping.title, site.dtiRegistrations.bookkeeping),
    registration(visa.title, site.dtiRegistrations.visa),
  ];
}

/** The further properties on the pages about the firm. */
function details(page: PageId | undefined, messages: Messages) {
  return {
    alternateName: site.brand,
    description: formatLiteral(messages.navigation.footer.tagline),
    email: site.email,
    openingHoursSpecification: openingHoursSpecification(),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.email,
      telephone: site.phone,
      availableLanguage: site.waysOfWorking.languages.value,
    },
    areaServed: countryNode(messages),
    knowsLanguage: site.waysOfWorking.languages.value,
    ...(site.position && {
      geo: { '@type': 'GeoCoordinates', ...site.position },
      hasMap: site.mapUrl,
    }),
    sameAs: Object.values(site.social),
    identifier: registrations(page, messages),
  } as const satisfies Partial<Organization>;
}

/** The node of the firm: in full on the pages about it, elsewhere what search engines require of a LocalBusiness. */
export function organizationNode(path: string, locale: Locale, messages: Messages): Organization {
  const page = pageIdAt(path);
  const isFull = fullPages.has(page);
  return {
    '@type': ['AccountingService', 'ProfessionalService'],
    '@id': organizationId,
    name: site.name,
    url: homeUrl,
    logo: `${site.origin}/icon-512.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.street,
      addressLocality: site.city,
      addressCountry: 'PH',
    },
    telephone: site.phone,
    ...(isFull && details(page, messages)),
    // The page of the consultation describes the offer itself.
    ...(page !== 'freeConsultation' &&
      offersConsultation(path) && {
        makesOffer: isFull ? consultationOffer(locale, messages) : consultationReference(locale),
      }),
  };
}
