import { entriesOf } from '@/lib/objects/entries-of';
import type { SubjectIconName } from './icons';
import type { DrawnImage, ImageName } from './images';
import type { FaqCategory } from './insights';
import { nearestForm, type PageId, pages } from './pages';
import type { Role } from './people';

/** Order of the services on the home page and in menus. */
export const serviceKeys = [
  'accounting',
  'bookkeeping',
  'payroll',
  'tax',
  'business',
  'visa',
  'hrAdmin',
  'consulting',
  'remoteBusiness',
] as const satisfies PageId[];

export type ServiceKey = (typeof serviceKeys)[number];

/**
 * The sections of a service page in the order of its layout: what a visitor asks first comes first. A service
 * is led by what it delivers, by the way to a result, or by the situation that a visitor describes. Messages of
 * a service stand in the same order.
 */
export const serviceLayouts = {
  sheet: ['sample', 'extra', 'scope', 'process', 'terms'],
  route: ['process', 'extra', 'sample', 'terms', 'scope'],
  choice: ['extra', 'sample', 'process', 'terms', 'scope'],
  conversation: ['scope', 'sample', 'extra', 'process', 'terms'],
} as const;

export type ServiceSection = (typeof serviceLayouts)[keyof typeof serviceLayouts][number];

type Service = {
  layout: keyof typeof serviceLayouts;
  /** Its drawing. */
  image: Extract<DrawnImage, `service-${string}`>;
  /** The cloth of its closing call. */
  cloth: Exclude<ImageName, DrawnImage>;
  icon: SubjectIconName;
  /** Who answers what is asked about it, where the firm has the role. */
  answeredBy: Role;
  /** Related services in the order in which the page lists them. */
  related: ServiceKey[];
  /** The category of questions on the insights page that is about it. */
  questions?: FaqCategory;
  /** Its own form takes requests for a free consultation; else the page of the consultation does. */
  takesConsultations?: true;
};

/** The one table of services; paths and labels are in `pages` under the same key. */
export const services: Record<ServiceKey, Service> = {
  accounting: {
    layout: 'sheet',
    image: 'service-accounting',
    cloth: 'blog-quarterly-financial-reviews',
    icon: 'chart',
    answeredBy: 'accountant',
    related: ['bookkeeping', 'tax', 'payroll'],
    questions: 'bookkeeping',
  },
  bookkeeping: {
    layout: 'sheet',
    image: 'service-bookkeeping',
    cloth: 'cluster-bookkeeping',
    icon: 'book',
    answeredBy: 'accountant',
    related: ['accounting', 'tax', 'payroll'],
    questions: 'bookkeeping',
  },
  payroll: {
    layout: 'sheet',
    image: 'service-payroll',
    cloth: 'cluster-financial-management',
    icon: 'wallet',
    answeredBy: 'payrollOfficer',
    related: ['accounting', 'bookkeeping', 'tax', 'hrAdmin'],
    questions: 'payroll',
    takesConsultations: true,
  },
  tax: {
    layout: 'sheet',
    image: 'service-tax',
    cloth: 'cluster-tax-compliance',
    icon: 'receipt',
    answeredBy: 'accountant',
    related: ['accounting', 'bookkeeping', 'payroll'],
    questions: 'tax',
    takesConsultations: true,
  },
  business: {
    layout: 'route',
    image: 'service-business',
    cloth: 'cluster-business-expansion',
    icon: 'building',
    answeredBy: 'clientManager',
    related: ['hrAdmin', 'consulting', 'visa'],
    questions: 'registration',
    takesConsultations: true,
  },
  visa: {
    layout: 'choice',
    image: 'service-visa',
    cloth: 'blog-international-expansion',
    icon: 'passport',
    answeredBy: 'visaOfficer',
    related: ['business', 'hrAdmin', 'remoteBusiness'],
    questions: 'visa',
    takesConsultations: true,
  },
  hrAdmin: {
    layout: 'conversation',
    image: 'service-hr-admin',
    cloth: 'blog-remote-team-performance',
    icon: 'people',
    answeredBy: 'clientManager',
    related: ['payroll', 'business', 'consulting'],
    questions: 'hr',
  },
  consulting: {
    layout: 'conversation',
    image: 'service-consulting',
    cloth: 'blog-digital-transformation-strategies',
    icon: 'compass',
    answeredBy: 'clientManager',
    related: ['business', 'hrAdmin', 'remoteBusiness'],
  },
  remoteBusiness: {
    layout: 'conversation',
    image: 'service-remote-business',
    cloth: 'cluster-remote-work',
    icon: 'globe',
    answeredBy: 'clientManager',
    related: ['consulting', 'hrAdmin', 'visa'],
    questions: 'remote',
  },
};

/** Path of a service page without locale prefix. */
export function servicePath(service: ServiceKey): string {
  return pages[service].path;
}

/** Where “Free Consultation” leads on the page of a service. */
export function consultationTarget(service: ServiceKey): string {
  return services[service].takesConsultations
    ? nearestForm(servicePath(service))
    : pages.freeConsultation.path;
}

/** The groups of the services overview. */
export const serviceGroups = {
  financial: ['bookkeeping', 'accounting', 'tax', 'payroll'],
  business: ['business', 'visa', 'hrAdmin', 'consulting'],
  specialty: ['remoteBusiness'],
} as const satisfies Record<string, ServiceKey[]>;

/** The group in which the services overview lists a service. */
export function groupOf(service: ServiceKey): keyof typeof serviceGroups {
  const found = entriesOf<keyof typeof serviceGroups, readonly ServiceKey[]>(serviceGroups).find(
    ([, keys]) => keys.includes(service),
  );
  if (found === undefined) throw new Error(`content/services.ts: no group lists ${service}`);
  return found[0];
}
