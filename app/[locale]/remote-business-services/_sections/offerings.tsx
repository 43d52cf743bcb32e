import { usePageTexts } from '@/components/texts/use-page-texts';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { offeringIcons } from '@/content/message-items';
import { withIcons } from '@/lib/messages/with-icons';

/** Six kinds of work that we take over online. */
export function Offerings() {
  const { offerings } = usePageTexts('remoteBusiness');
  return (
    <Section tone="band">
      <SectionHeading title={offerings.title} intro={offerings.intro} />
      <DefinitionColumns items={withIcons(offerings.items, offeringIcons)} />
    </Section>
  );
}
