import { useTranslations } from 'next-intl';
import { OfficeClock } from '@/components/sections/office-clock';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import { nearestForm, pages } from '@/content/pages';
import { DayChart } from './day-chart';

/** Business hours and response times, with a link to the form that is answered first. */
export function RemoteSupport({ texts }: { texts: PageTexts<'contact'> }) {
  const t = useTranslations('common');
  const { support, hours } = texts;
  return (
    <Section tone="band">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <SectionHeading title={support.title} intro={support.text} size="statement" />
          <p className="mt-5">
            <TextLink to={pages.about.path + nearestForm(pages.about.path)}>
              {t('forms.talk')}
            </TextLink>
          </p>
        </div>
        <div>
          <h3 className="mb-4 font-display font-semibold text-subtitle">{hours.title}</h3>
          <DayChart />
          <OfficeClock className="mt-5 font-medium" />
          <p className="mt-3 text-muted">{t('hours.zone')}</p>
          <p className="mt-3 text-muted">{hours.note}</p>
        </div>
      </div>
    </Section>
  );
}
