import type { ServiceKey } from '@/content/services';
import { classNames } from '@/lib/markup/class-names';

/** Each service has a thread of its own color in the cloth of the firm, on light and on dark grounds. */
const colors: Record<ServiceKey, string> = {
  accounting: 'bg-lagoon dark:bg-on-deep-primary',
  bookkeeping: 'bg-coral',
  payroll: 'bg-accent',
  tax: 'bg-coral-light',
  business: 'bg-on-deep-line',
  visa: 'bg-on-deep-primary',
  hrAdmin: 'bg-accent-light',
  consulting: 'bg-coral-pale',
  remoteBusiness: 'bg-lagoon-pale',
};

type ServiceThreadProps = {
  service: ServiceKey;
  /** The page is about this service: its thread is thicker. */
  isCurrent: boolean;
};

/** The thread of a service before its name, as an index of what a page is about. */
export function ServiceThread({ service, isCurrent }: ServiceThreadProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'mr-3 inline-block w-6 shrink-0 align-middle',
        isCurrent ? 'h-2' : 'h-0.5',
        colors[service],
      )}
    />
  );
}
