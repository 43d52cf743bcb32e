import { useMemo } from 'react';
import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { Diagnosis } from '@/seo/audit/diagnosis';
import { linkGraph } from '@/seo/audit/link-graph';
import { listedPages } from '@/seo/audit/rules/originals';
import { DepthTable } from './depth-table';
import { LinkTable } from './link-table';

type LinkViewProps = {
  diagnosis: Pick<Diagnosis, 'site'>;
  isWhole: boolean;
  texts: DiagnosticWords;
};

/** How far the listed pages are from home, and how they are linked. */
export function LinkView({ diagnosis: { site }, isWhole, texts }: LinkViewProps) {
  const graph = useMemo(() => {
    const facts = linkGraph(site);
    return new Map(
      listedPages(site).flatMap(({ url }) => {
        const own = facts.get(url);
        return own === undefined ? [] : [[url, own] as const];
      }),
    );
  }, [site]);
  const { links, run } = texts.diagnostic;
  if (!isWhole) {
    return (
      <p className="max-w-measure text-muted">
        {fillTemplate(links.needsAll, { choice: run.all })}
      </p>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-12">
      {site.isWhole ? null : <p className="font-semibold">{links.partial}</p>}
      <DepthTable graph={graph} texts={texts} />
      <LinkTable graph={graph} texts={texts} />
    </div>
  );
}
