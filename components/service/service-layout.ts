import type { ServiceKey } from '@/content/services';

type ServiceLayout = {
  /** Whether the page has a contact section; its buttons then scroll there (spec §2). */
  contactSection: boolean;
  /** Whether the page has the suggestions block: the five service detail pages do. */
  suggestions: boolean;
};

/** What differs between the service pages beside their texts. */
export const serviceLayout: Record<ServiceKey, ServiceLayout> = {
  accounting: { contactSection: false, suggestions: true },
  bookkeeping: { contactSection: false, suggestions: true },
  payroll: { contactSection: true, suggestions: true },
  tax: { contactSection: true, suggestions: true },
  business: { contactSection: true, suggestions: true },
  visa: { contactSection: true, suggestions: false },
  hrAdmin: { contactSection: true, suggestions: false },
  consulting: { contactSection: true, suggestions: false },
  remoteBusiness: { contactSection: true, suggestions: false },
};
