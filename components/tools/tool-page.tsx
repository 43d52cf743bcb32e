import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { PageHero } from '@/components/sections/page-hero';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { Section } from '@/components/ui/section';
import { TitledColumns } from '@/components/ui/titled-columns';
import { allPaths, noindexPaths, pages } from '@/content/pages';
import { site } from '@/content/site';
import type { KnownSite } from './known-site';

/** What both tools know of this site. */
export const knownSite: KnownSite = {
  origin: site.origin,
  name: site.name,
  paths: allPaths,
  noindexPaths,
};

type ToolPageProps = {
  page: 'seoAudit' | 'canonicalDiagnostic';
  /** Shown where there are no scripts. */
  noScript: string;
  children: ReactNode;
};

/** The page of a tool for webmasters: the tool, its checks, and whom it is for. */
export function ToolPage({ page, noScript, children }: ToolPageProps) {
  const texts = usePageTexts(page);
  return (
    <PageShell path={pages[page].path}>
      <PageHero texts={texts.hero} />
      <Section tone="surface">
        <p data-shown-only="noscript" className="hidden font-semibold noscript:block">
          {noScript}
        </p>
        {children}
      </Section>
      <Section heading={texts.checks}>
        <TitledColumns items={Object.values(texts.checks.items)} perRow={2} />
        <p className="mt-10 text-muted">{texts.note}</p>
      </Section>
    </PageShell>
  );
}
