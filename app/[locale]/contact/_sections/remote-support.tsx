import type { PageTexts } from '@/components/texts/use-page-texts';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { WeekChart } from './week-chart';

/** When one can expect what: how the firm's promises and its business hours fit together. */
export function RemoteSupport({ texts }: { texts: PageTexts<'contact'>['support'] }) {
  return (
    <Section tone="band">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <SectionHeading title={texts.title} intro={texts.text} size="statement" />
        <WeekChart legend={texts.legend} />
      </div>
    </Section>
  );
}
