import { ServiceSummary } from '@/components/sections/service-summary';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { serviceGroups, services } from '@/content/services';

type Group = keyof typeof serviceGroups;

type ServiceGroupProps = { group: Group; texts: PageTexts<'services'>['groups'][Group] };

/** One group of the overview: its services with their pictures. */
export function ServiceGroup({ group, texts }: ServiceGroupProps) {
  return (
    <div className="not-first:mt-14 sm:not-first:mt-20">
      <SectionHeading title={texts.title} intro={texts.intro} />
      <ul className="mt-6 grid gap-x-16 border-line/45 border-b sm:mt-8 md:grid-cols-2">
        {serviceGroups[group].map((key) => (
          <li
            key={key}
            className="group md:only:col-span-2 relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 border-line/45 border-t py-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-6 md:max-lg:grid-cols-[6rem_minmax(0,1fr)] print:block"
          >
            <Picture name={services[key].image} alt="" className="w-full max-sm:self-start" />
            <div>
              <ServiceSummary service={key} className="mt-1.5 text-muted" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
