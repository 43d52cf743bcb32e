import { useTranslations } from 'next-intl';
import type { LinkText } from '@/components/sections/use-linked-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { CoverLink } from '@/components/ui/cover-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/content/pages';
import { serviceKeys, servicePath, services } from '@/content/services';

/** The nine services, each with its woven picture. */
export function ServiceGrid({ link }: { link: LinkText }) {
  const t = useTranslations('pages.home.services');
  const service = useTranslations('services');
  return (
    <Section id="services" tone="surface" labelledBy="services-title">
      <div className="flex flex-wrap items-end justify-between gap-8">
        <SectionHeading id="services-title" title={t('title')} intro={link(t('intro'))} />
        <ButtonLink to={pages.services.path} variant="secondary">
          {t('more')}
        </ButtonLink>
      </div>
      <ul className="mt-12 grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-10">
        {serviceKeys.map((key) => (
          <li
            key={key}
            className="group relative md:max-lg:last:col-span-2 max-lg:grid max-lg:grid-cols-[6rem_1fr] max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-2"
          >
            <Picture name={services[key].image} alt="" className="w-full" />
            <div className="max-lg:contents lg:pt-4">
              <h3 className="font-display font-semibold text-[1.375rem] leading-tight">
                <CoverLink to={servicePath(key)}>{service(`${key}.title`)}</CoverLink>
              </h3>
              <p className="text-muted max-lg:col-span-2 lg:mt-1.5">
                {service(`${key}.description`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
