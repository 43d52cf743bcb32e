import type { PageTexts } from '@/components/texts/use-page-texts';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { StepList } from '@/components/ui/step-list';

/** What happens between the first message and the routine. */
export function HowItWorks({ texts }: { texts: PageTexts<'home'>['how'] }) {
  return (
    <Section>
      <SectionHeading title={texts.title} intro={texts.intro} />
      <StepList steps={Object.values(texts.steps)} />
    </Section>
  );
}
