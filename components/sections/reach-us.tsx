import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useOpeningHours } from '@/components/texts/use-opening-hours';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { Icon } from '@/components/ui/icon';
import { SpriteIcon } from '@/components/ui/sprite-icon';
import type { SubjectIconName } from '@/content/icons';
import { site } from '@/content/site';
import { labelColon } from '@/i18n/locales';
import { classNames } from '@/lib/markup/class-names';
import { ContactLink } from './contact-link';
import { Messengers } from './messengers';
import { OfficeAddress } from './office-address';
import { OfficeClock } from './office-clock';

const linkClasses = 'underline underline-offset-4 hover:text-primary';

type ReachUsProps = {
  /** Inline icons: saves the request for the sprite on a page that has no other icons of it. */
  inlineIcons?: boolean;
};

type WayProps = ReachUsProps & {
  icon: SubjectIconName;
  label: string;
  /** Where a form is, small screens show only what can be tapped. */
  onLargeScreens?: boolean;
  children: ReactNode;
};

function Way({ icon, label, onLargeScreens, inlineIcons, children }: WayProps) {
  const WayIcon = inlineIcons ? Icon : SpriteIcon;
  return (
    <div
      className={classNames(
        'flex gap-4 border-line/45 border-t py-3 sm:py-4',
        onLargeScreens && 'max-sm:hidden',
      )}
    >
      <dt>
        <WayIcon name={icon} className="mt-0.5 text-primary" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function RegistrationNumber({ label, number }: { label: string; number: string }) {
  return (
    <p>
      <span className="text-muted">
        {label}
        {labelColon(useLocale())}
      </span>
      <span className="inline-block tabular-figures">{number}</span>
    </p>
  );
}

/** The other ways to reach the firm, beside a form, and its registration numbers. */
export function ReachUs(props: ReachUsProps) {
  const t = useTranslations('common.hours');
  const common = useTranslations('common');
  const { details, hours } = usePageTexts('contact');
  const { registrations } = usePageTexts('about');
  const openingHours = useOpeningHours();
  return (
    <dl className="mt-6 sm:mt-8 border-line/45 border-b">
      <Way icon="mail" label={details.emailLabel} {...props}>
        <ContactLink way="email" className={linkClasses} />
      </Way>
      <Way icon="phone" label={details.phoneLabel} {...props}>
        <ContactLink way="phone" className={linkClasses} />
      </Way>
      {site.messengers.length > 0 ? (
        <Way icon="messages" label={common('messenger')} {...props}>
          <Messengers className={linkClasses} />
        </Way>
      ) : null}
      <Way icon="pin" label={details.officeLabel} onLargeScreens {...props}>
        <OfficeAddress />
      </Way>
      <Way icon="clock" label={hours.title} onLargeScreens {...props}>
        <ul className="grid grid-cols-[max-content_1fr] gap-x-3 gap-y-1 max-sm:text-[0.9375rem] sm:gap-x-6">
          {openingHours.map((item) => (
            <li key={item.days} className="contents">
              <span>{item.days}</span>{' '}
              <span className="text-muted tabular-figures">{item.hours}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1 text-muted text-sm">{t('zone')}</p>
        <OfficeClock className="mt-1 text-muted text-sm" />
      </Way>
      <Way icon="certificate" label={registrations.title} onLargeScreens {...props}>
        <div data-unlinked="">
          <RegistrationNumber label={details.secLabel} number={site.secNumber} />
          <RegistrationNumber label={details.dtiLabel} number={site.dtiNumber} />
        </div>
      </Way>
    </dl>
  );
}
