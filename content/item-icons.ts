import type { IconName } from './icons';
import type { VisaKey } from './visas';

/** The icon of each visa type (spec §3). */
export const visaIcons: Record<VisaKey, IconName> = {
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

/** The seven categories of questions in their order, with their icons (spec §3). */
export const faqIcons = {
  registration: 'building',
  visa: 'passport',
  bookkeeping: 'book',
  payroll: 'wallet',
  tax: 'receipt',
  hr: 'people',
  remote: 'globe',
} as const satisfies Record<string, IconName>;

/** What a visitor asks before writing: how long, for what fee. */
export const termIcons = { timing: 'clock', fees: 'fees' } as const satisfies Record<
  string,
  IconName
>;

/** The icons of the lists of points, in the order of their texts in `messages/`. */
export const itemIcons = {
  /** pages.home.why.benefits: connected, local, fees, software, answers. */
  benefits: ['connected', 'pin', 'fees', 'software', 'messages'],
  /** pages.about.what.items: books, tax, payroll, registration, visa, consulting. */
  aboutWork: ['book', 'receipt', 'wallet', 'building', 'passport', 'compass'],
  /** pages.about.values.items: precision, reliability, local expertise, innovation. */
  values: ['precision', 'calendar', 'pin', 'innovation'],
  /** pages.contact.why.items: an answer, one message, registrations, no cost. */
  contactReasons: ['messages', 'connected', 'certificate', 'fees'],
  /** pages.freeConsultation.benefits.items: length, guidance, no obligation, custom. */
  consultationBenefits: ['clock', 'compass', 'exit', 'folder'],
  /** services.hrAdmin.solutions.items: first hire, handbook, files, grades, exit, renewals. */
  hrSolutions: ['jobs', 'handbook', 'folder', 'roles', 'exit', 'renewal'],
  /** services.consulting.specializations.items: market, cash, systems, compliance, team, growth. */
  specializations: ['market', 'cash', 'software', 'compliance', 'people', 'growth'],
  /** services.remoteBusiness.offerings.items: books, payroll, admin, messages, team, filings. */
  offerings: ['book', 'wallet', 'inbox', 'messages', 'roles', 'calendar'],
} as const satisfies Record<string, readonly IconName[]>;
