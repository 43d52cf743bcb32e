import type { ReactNode } from 'react';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/content/icons';
import { site } from '@/content/site';
import { OfficeAddress } from './office-address';

const linkClasses = 'underline underline-offset-4 hover:text-primary';

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 border-line/45 border-t py-4">
      <dt>
        <Icon name={icon} className="mt-0.5 text-primary" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The other ways to reach the firm, beside a form: e-mail, telephone, office and hours. */
export function ReachUs() {
  const { details, hours } = usePageTexts('contact');
  return (
    <dl className="mt-8 border-line/45 border-b">
      <Way icon="mail" label={details.emailLabel}>
        <a href={site.emailUrl} className={linkClasses}>
          {site.email}
        </a>
      </Way>
      <Way icon="phone" label={details.phoneLabel}>
        <a href={site.phoneUrl} className={linkClasses}>
          {site.phone}
        </a>
      </Way>
      <Way icon="pin" label={details.officeLabel}>
        <OfficeAddress />
      </Way>
      <Way icon="clock" label={hours.title}>
        <ul className="grid gap-y-1 sm:grid-cols-[max-content_1fr] sm:gap-x-6">
          {Object.values(hours.items).map((item) => (
            <li key={item.days} className="sm:contents">
              <span>{item.days}</span>{' '}
              <span className="text-muted tabular-nums max-sm:block">{item.hours}</span>
            </li>
          ))}
        </ul>
      </Way>
    </dl>
  );
}
