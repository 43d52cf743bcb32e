import type { ReactNode } from 'react';
import { useOpeningHours } from '@/components/texts/use-opening-hours';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { SheetIcon } from '@/components/ui/sheet-icon';
import type { SubjectIconName } from '@/content/icons';
import { site } from '@/content/site';
import { classNames } from '@/lib/markup/class-names';
import { OfficeAddress } from './office-address';

const linkClasses = 'underline underline-offset-4 hover:text-primary';

type WayProps = {
  icon: SubjectIconName;
  label: string;
  /** Stands in the footer too, which on small screens comes right after. */
  inFooter?: boolean;
  children: ReactNode;
};

function Way({ icon, label, inFooter, children }: WayProps) {
  return (
    <div
      className={classNames(
        'flex gap-4 border-line/45 border-t py-3 sm:py-4',
        inFooter && 'max-sm:hidden',
      )}
    >
      <dt>
        <SheetIcon name={icon} className="mt-0.5 text-primary" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The other ways to reach the firm, beside a form: e-mail, telephone, office and hours. */
export function ReachUs() {
  const { details, hours } = usePageTexts('contact');
  const openingHours = useOpeningHours();
  return (
    <dl className="mt-6 sm:mt-8 border-line/45 border-b">
      <Way icon="mail" label={details.emailLabel} inFooter>
        <a href={site.emailUrl} className={linkClasses}>
          {site.email}
        </a>
      </Way>
      <Way icon="phone" label={details.phoneLabel} inFooter>
        <a href={site.phoneUrl} className={linkClasses}>
          {site.phone}
        </a>
      </Way>
      <Way icon="pin" label={details.officeLabel} inFooter>
        <OfficeAddress />
      </Way>
      <Way icon="clock" label={hours.title}>
        <ul className="grid grid-cols-[max-content_1fr] gap-x-3 gap-y-1 max-sm:text-[0.9375rem] sm:gap-x-6">
          {openingHours.map((item) => (
            <li key={item.days} className="contents">
              <span>{item.days}</span> <span className="text-muted tabular-nums">{item.hours}</span>
            </li>
          ))}
        </ul>
      </Way>
    </dl>
  );
}
