import { useTranslations } from 'next-intl';
import { CoverLink } from '@/components/ui/cover-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { serviceGroups, servicePath, services } from '@/content/services';

/** One group of the overview: its services below each other, each with its woven picture. */
export function ServiceGroup({
  group,
  tone,
}: {
  group: keyof typeof serviceGroups;
  tone?: 'surface';
}) {
  const t = useTranslations('pages.servicesOverview.groups');
  const service = useTranslations('services');
  return (
    <Section tone={tone}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <SectionHeading title={t(`${group}.title`)} intro={t(`${group}.intro`)} />
        <ul className="self-start border-line/45 border-b">
          {serviceGroups[group].map((key) => (
            <li
              key={key}
              className="group relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 border-line/45 border-t py-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-8"
            >
              <Picture name={services[key].image} alt="" className="w-full max-sm:self-start" />
              <div>
                <h3 className="font-display font-semibold text-[1.375rem] leading-tight">
                  <CoverLink to={servicePath(key)}>{service(`${key}.title`)}</CoverLink>
                </h3>
                <p className="mt-1.5 text-muted">{service(`${key}.description`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
