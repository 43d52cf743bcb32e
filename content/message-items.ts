import type { SubjectIconName } from './icons';
import type { DrawnImage } from './images';
import type { Role } from './people';
import type { ServiceKey } from './services';
import type { VisaKey } from './visas';

/**
 * What pages show beside the entries of the lists in `messages/`, by the key of the entry; the order here is
 * the order on the page. `i18n/message-tables.ts` compares the messages with these tables.
 */

type Icons = Record<string, SubjectIconName>;

/** The icon of each visa type. */
export const visaIcons: Record<VisaKey, SubjectIconName> = {
  tourist9a: 'tourist',
  business9b: 'meeting',
  work9g: 'work',
  srrv: 'retirement',
  marriage13a: 'marriage',
  sirv: 'investment',
  trade9d: 'trade',
  sveg: 'jobs',
  swp: 'permit',
  balikbayan: 'homecoming',
  quota13: 'settlement',
};

/** What a visitor asks before writing: how long, for what fee. */
export const termIcons = { timing: 'clock', fees: 'fees' } as const satisfies Icons;

/** pages.home.why.benefits */
export const benefitIcons = {
  connected: 'connected',
  local: 'pin',
  fees: 'fees',
  software: 'software',
  answers: 'messages',
} as const satisfies Icons;

/** pages.about.what.items */
export const workIcons = {
  books: 'book',
  tax: 'receipt',
  payroll: 'wallet',
  registration: 'building',
  visa: 'passport',
  consulting: 'compass',
} as const satisfies Icons;

/** common.waysOfWorking.people */
export const roleIcons = {
  clientManager: 'messages',
  accountant: 'chart',
  bookkeeper: 'book',
  payrollOfficer: 'wallet',
  visaOfficer: 'passport',
} as const satisfies Record<Role, SubjectIconName>;

/** pages.about.values.items */
export const valueIcons = {
  precision: 'precision',
  reliability: 'calendar',
  localExpertise: 'pin',
  innovation: 'innovation',
} as const satisfies Icons;

/** pages.services.choose.items: the service that each situation begins with, and where on its page. */
export const firstServices = {
  opening: { service: 'business' },
  hiring: { service: 'hrAdmin' },
  behind: { service: 'bookkeeping' },
  letter: { service: 'tax', anchor: 'letter' },
  visa: { service: 'visa', anchor: 'visa-work9g' },
  retire: { service: 'visa', anchor: 'visa-srrv' },
  invest: { service: 'business', anchor: 'capital' },
  people: { service: 'remoteBusiness', anchor: 'employers' },
  abroad: { service: 'remoteBusiness' },
  decide: { service: 'consulting' },
} as const satisfies Record<string, { service: ServiceKey; anchor?: string }>;

/** pages.contact.why.items */
export const contactReasonIcons = {
  answer: 'messages',
  together: 'connected',
  registrations: 'certificate',
  free: 'fees',
} as const satisfies Icons;

/** pages.freeConsultation.benefits.items */
export const consultationIcons = {
  session: 'clock',
  guidance: 'compass',
  noObligation: 'exit',
  custom: 'folder',
} as const satisfies Icons;

/** services.hrAdmin.solutions.items */
export const solutionIcons = {
  firstHire: 'jobs',
  files: 'folder',
  handbook: 'handbook',
  grades: 'roles',
  exit: 'exit',
  renewals: 'renewal',
} as const satisfies Icons;

/** services.consulting.specializations.items */
export const specializationIcons = {
  market: 'market',
  cash: 'cash',
  systems: 'software',
  compliance: 'compliance',
  team: 'people',
  growth: 'growth',
} as const satisfies Icons;

/** services.remoteBusiness.offerings.items */
export const offeringIcons = {
  books: 'book',
  payroll: 'wallet',
  admin: 'inbox',
  messages: 'messages',
  team: 'roles',
  filings: 'calendar',
} as const satisfies Icons;

/** The pictures of the industries: pages.home.why.industries.items. */
export const industryImages = {
  retail: 'industry-retail',
  technology: 'industry-technology',
  realEstate: 'industry-real-estate',
  hospitality: 'industry-hospitality',
  food: 'industry-food',
  construction: 'industry-construction',
  outsourcing: 'industry-outsourcing',
  professional: 'industry-professional',
} as const satisfies Record<string, DrawnImage>;

/** The scenes of the slideshow, by the key of their captions: pages.home.hero.slides. */
export const heroScenes = {
  taguig: 'hero-taguig',
  desk: 'hero-desk',
  islands: 'hero-islands',
} as const satisfies Record<string, DrawnImage>;
