import type { PageTexts } from '@/components/texts/use-page-texts';
import { useServiceNames } from '@/components/texts/use-service-names';
import { CardTitle } from '@/components/ui/card-title';
import { CoverLink } from '@/components/ui/cover-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { serviceGroups, servicePath, services } from '@/content/services';

type Group = keyof typeof serviceGroups;

type ServiceGroupProps = {
  group: Group;
  texts: PageTexts<'services'>['groups'][Group];
  tone?: 'surface';
};

/** One group of the overview: its services below each other, each with its woven picture. */
export function ServiceGroup({ group, texts, tone }: ServiceGroupProps) {
  const names = useServiceNames();
  return (
    <Section tone={tone}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <SectionHeading title={texts.title} intro={texts.intro} />
        <ul className="self-start border-line/45 border-b">
          {serviceGroups[group].map((key) => (
            <li
              key={key}
              className="group relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 border-line/45 border-t py-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-8"
            >
              <Picture name={services[key].image} alt="" className="w-full max-sm:self-start" />
              <div>
                <CardTitle as="h3">
                  <CoverLink to={servicePath(key)}>{names(key).title}</CoverLink>
                </CardTitle>
                <p className="mt-1.5 text-muted">{names(key).summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
