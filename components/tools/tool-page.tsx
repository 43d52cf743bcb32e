import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { type PageTexts, usePageTexts } from '@/components/texts/use-page-texts';
import { LocalLink } from '@/components/ui/local-link';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import { allPaths, noindexPaths, pages } from '@/content/pages';
import { site } from '@/content/site';
import type { KnownSite } from './known-site';

/** What the SEO audit and the canonical diagnostic know of this site before they crawl it. */
export const knownSite: KnownSite = {
  origin: site.origin,
  name: site.name,
  paths: allPaths,
  noindexPaths,
};

type HeroTexts = PageTexts<'seoAudit' | 'canonicalDiagnostic' | 'downloadAssets'>['hero'];

type ToolPageProps = {
  page: 'seoAudit' | 'canonicalDiagnostic';
  /** Shown where there are no scripts. */
  noScript: string;
  children: ReactNode;
};

const tools = ['seoAudit', 'canonicalDiagnostic', 'downloadAssets'] as const;

/** A plain bar above a tool in place of a hero: the other tools, its name, and what it is for. */
export function ToolBar({ page, texts }: { page: (typeof tools)[number]; texts: HeroTexts }) {
  const label = useTranslations('navigation.pages');
  const t = useTranslations('common.tools');
  return (
    <div className="mx-auto max-w-page px-5 pt-4 pb-6 sm:px-8">
      <nav aria-label={t('label')} className="border-line/45 border-b">
        <ul className="flex flex-wrap gap-x-7">
          {tools.map((tool) => (
            <li key={tool}>
              <LocalLink
                to={pages[tool].path}
                aria-current={tool === page ? 'page' : undefined}
                className="block py-2.5 font-medium hover:text-primary aria-[current=page]:text-primary aria-[current=page]:edge-accent"
              >
                {label(tool)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <h1 className="mt-6 font-display font-semibold text-title">
        <Phrases text={texts.title} />
      </h1>
      <p className="mt-2 max-w-measure text-muted">{texts.lead}</p>
    </div>
  );
}

type ChecksTexts = PageTexts<'seoAudit' | 'canonicalDiagnostic'>['checks'];

/** What a run will show, as rows that wait for it. */
function WaitingChecks({ texts }: { texts: ChecksTexts }) {
  return (
    <div className="mt-10 group-has-[#tool-results]/tool:hidden">
      <h2 className="font-display font-semibold text-subtitle">
        <Phrases text={texts.title} />
      </h2>
      <ul className="mt-3 border-line/45 border-t">
        {Object.values(texts.items).map(({ title, description }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1 border-line/45 border-b py-3.5 sm:grid-cols-[16rem_1fr]"
          >
            <h3 className="flex items-baseline gap-3 font-semibold">
              <span aria-hidden="true" className="size-3 shrink-0 border-2 border-line" />
              {title}
            </h3>
            <p className="text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page of a tool for webmasters: the tool, its checks, and whom it is for. */
export function ToolPage({ page, noScript, children }: ToolPageProps) {
  const texts = usePageTexts(page);
  return (
    <PageShell path={pages[page].path}>
      <ToolBar page={page} texts={texts.hero} />
      <Section tone="surface" snug>
        <p data-shown-only="noscript" className="hidden font-semibold noscript:block">
          {noScript}
        </p>
        <div className="group/tool">
          {children}
          <WaitingChecks texts={texts.checks} />
        </div>
        <p className="mt-10 text-muted">{texts.note}</p>
      </Section>
    </PageShell>
  );
}
