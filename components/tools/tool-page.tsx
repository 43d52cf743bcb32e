import { PageShell } from '@/components/layout/page-shell';
import { PageHero } from '@/components/sections/page-hero';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/content/pages';

type Tool = 'seoAudit' | 'canonicalDiagnostic';

/** A page for the firm's own staff: its title and its purpose. */
export function ToolPage({ tool }: { tool: Tool }) {
  const texts = usePageTexts(tool);
  const checks = Object.values(texts.checks.items);
  return (
    <PageShell path={pages[tool].path}>
      <PageHero title={texts.hero.title} lead={texts.hero.lead} />
      <Section tone="surface">
        <SectionHeading title={texts.checks.title} />
        <DefinitionColumns items={checks} perRow={2} />
        <p className="mt-10 text-muted">{texts.note}</p>
      </Section>
    </PageShell>
  );
}
