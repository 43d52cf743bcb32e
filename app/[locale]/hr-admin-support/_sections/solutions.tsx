import { usePageTexts } from '@/components/texts/use-page-texts';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { solutionIcons } from '@/content/message-items';
import { withIcons } from '@/lib/messages/with-icons';

/** Six pieces of HR work with a clear end. */
export function Solutions() {
  const { solutions } = usePageTexts('hrAdmin');
  return (
    <Section tone="band">
      <SectionHeading title={solutions.title} intro={solutions.intro} />
      <DefinitionColumns items={withIcons(solutions.items, solutionIcons)} />
    </Section>
  );
}
