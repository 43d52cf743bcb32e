import { useTranslations } from 'next-intl';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import { nearestForm, pages } from '@/content/pages';
import { WeekChart } from './week-chart';

/** Business hours and response times as a chart, with a link to the form that is answered first. */
export function RemoteSupport({ texts }: { texts: PageTexts<'contact'>['support'] }) {
  const t = useTranslations('common.forms');
  return (
    <Section tone="band">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <SectionHeading title={texts.title} intro={texts.text} size="statement" />
          <p className="mt-5">
            <TextLink to={pages.about.path + nearestForm(pages.about.path)}>{t('talk')}</TextLink>
          </p>
        </div>
        <WeekChart legend={texts.legend} />
      </div>
    </Section>
  );
}
