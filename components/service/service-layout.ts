import type { ServiceKey } from '@/content/services';

/**
 * Whether a service page has a contact section, to which its buttons then scroll (spec §2); accounting
 * and bookkeeping lead to the pages instead.
 */
export function hasContactSection(service: ServiceKey): boolean {
  return service !== 'accounting' && service !== 'bookkeeping';
}
