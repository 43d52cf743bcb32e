import type { PageTexts } from '@/components/texts/use-page-texts';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';

/** When one can expect what: how the firm's promises and its business hours fit together. */
export function RemoteSupport({ texts }: { texts: PageTexts<'contact'>['support'] }) {
  return (
    <Section tone="band">
      <SectionHeading title={texts.title} intro={texts.text} size="statement" />
    </Section>
  );
}
