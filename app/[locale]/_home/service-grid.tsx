import { ServiceSummary } from '@/components/sections/service-summary';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { InlinePicture } from '@/components/ui/inline-picture';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/content/pages';
import { serviceKeys, services } from '@/content/services';

/** The services as cards with pictures. */
export function ServiceGrid({ texts }: { texts: PageTexts<'home'>['services'] }) {
  return (
    <Section id="services" tone="surface">
      <div className="flex flex-wrap items-end justify-between gap-8">
        <SectionHeading id="services-title" title={texts.title} intro={texts.intro} />
        <ButtonLink to={pages.services.path} variant="secondary">
          {texts.more}
        </ButtonLink>
      </div>
      <ul className="mt-8 grid grid-cols-1 gap-x-8 gap-y-4 sm:mt-12 sm:gap-y-8 md:grid-cols-3 lg:gap-y-10">
        {serviceKeys.map((key, index) => {
          // One is inline: a file for each would exceed the budget of requests of a first visit.
          const CardPicture = index === 0 ? InlinePicture : Picture;
          return (
            <li
              key={key}
              className="group relative max-md:grid max-md:grid-cols-[4.5rem_1fr] max-md:items-center max-md:gap-x-4 sm:max-md:grid-cols-[7rem_1fr] print:block"
            >
              <CardPicture name={services[key].image} alt="" className="w-full" />
              <div className="md:pt-4">
                <ServiceSummary
                  service={key}
                  className="text-muted max-md:text-[0.9375rem] max-md:lines-[1.375] md:mt-1.5"
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
