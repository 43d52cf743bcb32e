import type { PageTexts } from '@/components/texts/use-page-texts';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { TitledColumns } from '@/components/ui/titled-columns';

type ToolChecksProps = { texts: PageTexts<'seoAudit'> | PageTexts<'canonicalDiagnostic'> };

/** The checks of a tool, and whom it is for. */
export function ToolChecks({ texts }: ToolChecksProps) {
  return (
    <Section>
      <SectionHeading title={texts.checks.title} />
      <TitledColumns items={Object.values(texts.checks.items)} perRow={2} />
      <p className="mt-10 text-muted">{texts.note}</p>
    </Section>
  );
}
