import { useTranslations } from 'next-intl';
import { PageShell } from '@/components/layout/page-shell';
import { PageHero } from '@/components/sections/page-hero';
import { DefinitionColumns } from '@/components/ui/definition-columns';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/content/pages';
import { point } from '@/i18n/message-schemas';
import { list } from '@/lib/list';

type Tool = 'seoAudit' | 'canonicalDiagnostic' | 'downloadAssets';

/** A page for the firm's own staff: its title and its purpose. */
export function ToolPage({ tool }: { tool: Tool }) {
  const t = useTranslations('pages.tools');
  return (
    <PageShell path={pages[tool].path}>
      <PageHero title={t(`${tool}.title`)} lead={t(`${tool}.purpose`)} />
      <Section tone="surface">
        <SectionHeading title={t(`${tool}.checks.title`)} />
        <DefinitionColumns items={list(t, `${tool}.checks.items`, point)} perRow={2} />
        <p className="mt-10 text-muted">{t('notice')}</p>
      </Section>
    </PageShell>
  );
}
