import { Bar } from '@/components/tools/bar';
import { PageLink } from '@/components/tools/page-link';
import { StatusMark } from '@/components/tools/status-mark';
import { localeCodes, locales } from '@/i18n/locales';
import { indexablePages } from '@/seo/audit/indexable-pages';
import { depthRows, type LinkFacts, linkGraph } from '@/seo/audit/link-graph';
import { maxClicks } from '@/seo/audit/rules/reach';
import { ReportTable } from './report-table';
import type { ViewProps } from './run-diagnosis';

const batchSize = 30;

const unreachable = Number.MAX_SAFE_INTEGER;

/** Pages with few links from the text of others first, then those that are far from home. */
function byWeakness(a: LinkFacts, b: LinkFacts): number {
  return (
    a.inboundFromMain - b.inboundFromMain ||
    a.inbound - b.inbound ||
    (b.depth ?? unreachable) - (a.depth ?? unreachable) ||
    (a.url < b.url ? -1 : 1)
  );
}

/** How many clicks the indexable pages are away from home, and how they are linked. */
export function LinkView({ outcome: { crawl, site }, texts }: ViewProps) {
  const { writeNumber } = texts;
  const { links, run } = texts.diagnostic;
  if (!crawl.request.isWhole) {
    return (
      <p className="max-w-measure text-muted">{texts.fill(links.needsAll, { choice: run.all })}</p>
    );
  }
  const graph = linkGraph(site);
  const pages = indexablePages(site).flatMap(({ url }) => graph.get(url) ?? []);
  const depths = depthRows(pages);
  const maxPages = Math.max(...depths.map((row) => row.total));
  const orphan = <StatusMark status="error" label={writeNumber(0)} />;

  function clicks(depth: number | undefined) {
    const text = depth === undefined ? links.unreached : writeNumber(depth);
    const isFar = (depth ?? unreachable) > maxClicks;
    return isFar ? <StatusMark status="warning" label={text} /> : text;
  }

  return (
    <div className="grid grid-cols-1 gap-12">
      {site.isWhole ? null : <p className="font-semibold">{links.partial}</p>}
      <ReportTable
        title={links.depthTitle}
        note={texts.fill(links.depthNote, { most: maxClicks })}
        columns={[
          { name: links.depth },
          { name: links.pages },
          ...localeCodes.map((code) => locales[code]),
        ]}
        rows={depths.map((row) => ({
          key: String(row.depth),
          cells: [
            clicks(row.depth),
            <span key="pages" className="flex items-center gap-4 font-semibold">
              <Bar share={row.total / maxPages} className="h-4 min-w-40 flex-1 fill-primary" />
              {writeNumber(row.total)}
            </span>,
            ...row.counts.map(writeNumber),
          ],
        }))}
        texts={texts}
      />
      <ReportTable
        title={links.pagesTitle}
        note={links.pagesNote}
        columns={[links.page, links.depth, links.inbound, links.body, links.outbound].map(
          (name) => ({ name }),
        )}
        rows={pages.sort(byWeakness).map(({ url, depth, inbound, inboundFromMain, outbound }) => ({
          key: url,
          cells: [
            <PageLink key="page" url={url} />,
            clicks(depth),
            inbound === 0 ? orphan : writeNumber(inbound),
            writeNumber(inboundFromMain),
            writeNumber(outbound),
          ],
        }))}
        batchSize={batchSize}
        texts={texts}
      />
    </div>
  );
}
