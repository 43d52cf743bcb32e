import { useMemo } from 'react';
import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { SeverityMark } from '@/components/tools/severity-mark';
import type { LinkFacts, LinkGraph } from '@/seo/audit/link-graph';
import { mostClicks } from '@/seo/audit/rules/reach';
import { MoreButton } from './more-button';
import { ScrollRegion } from './scroll-region';
import { useMore } from './use-more';

/** Rows that are shown at first, and each time more. */
const step = 30;

type LinkTableProps = { graph: LinkGraph; texts: DiagnosticWords };

const head = 'border-line border-b-2 px-2 py-2.5 text-right align-bottom';
const figure = 'px-2 py-2 text-right tabular-nums';

function byWeakness(a: LinkFacts, b: LinkFacts): number {
  const far = (facts: LinkFacts) => facts.depth ?? Number.MAX_SAFE_INTEGER;
  return (
    a.inboundFromMain - b.inboundFromMain ||
    a.inbound - b.inbound ||
    far(b) - far(a) ||
    (a.url < b.url ? -1 : 1)
  );
}

/** How each page is linked, the weakest first. */
export function LinkTable({ graph, texts }: LinkTableProps) {
  const { shown, list, showMore } = useMore<HTMLTableSectionElement>(step);
  const pages = useMemo(() => [...graph.values()].sort(byWeakness), [graph]);
  const { links } = texts.diagnostic;
  return (
    <div>
      <h3 className="font-display font-semibold text-subtitle">{links.pagesTitle}</h3>
      <p className="mt-2 mb-4 max-w-measure text-muted">{links.pagesNote}</p>
      <ScrollRegion label={links.pagesTitle}>
        <table className="w-full min-w-2xl border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col" className={`${head} w-1/2 pl-0 text-left!`}>
                {links.page}
              </th>
              {[links.depth, links.inbound, links.body, links.outbound].map((name) => (
                <th key={name} scope="col" className={head}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={list}>
            {pages.slice(0, shown).map(({ url, depth, inbound, inboundFromMain, outbound }) => (
              <tr key={url} className="border-hairline border-b">
                <th
                  scope="row"
                  lang="en"
                  translate="no"
                  className="break-all py-2 pr-2 text-left font-normal"
                >
                  <a href={url} className="text-primary underline underline-offset-4">
                    {url}
                  </a>
                </th>
                <td className={figure}>
                  {depth === undefined ? links.unreached : <Depth value={depth} texts={texts} />}
                </td>
                <td className={figure}>
                  {inbound === 0 ? (
                    <SeverityMark severity="error" label={texts.number(0)} />
                  ) : (
                    texts.number(inbound)
                  )}
                </td>
                <td className={figure}>{texts.number(inboundFromMain)}</td>
                <td className={figure}>{texts.number(outbound)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <MoreButton shown={shown} total={pages.length} step={step} texts={texts} onMore={showMore} />
    </div>
  );
}

function Depth({ value, texts }: { value: number; texts: DiagnosticWords }) {
  const text = texts.number(value);
  return value > mostClicks ? <SeverityMark severity="warning" label={text} /> : text;
}
