import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { SeverityMark } from '@/components/tools/severity-mark';
import { localeCodes, locales } from '@/i18n/locales';
import { fillTemplate } from '@/lib/messages/fill-template';
import { depthRows, type LinkGraph } from '@/seo/audit/link-graph';
import { mostClicks } from '@/seo/audit/rules/reach';
import { ScrollRegion } from './scroll-region';

type DepthTableProps = { graph: LinkGraph; texts: DiagnosticWords };

const head = 'border-line border-b-2 px-2 py-2.5 align-bottom';
const figure = 'px-2 py-2 text-right tabular-nums';

/** How many pages are how many clicks away from home: drawn, and language by language. */
export function DepthTable({ graph, texts }: DepthTableProps) {
  const rows = depthRows(graph);
  const most = Math.max(1, ...rows.map(({ pages }) => pages));
  const languages = localeCodes.filter((code) => rows.some(({ byLocale }) => byLocale.has(code)));
  const { links } = texts.diagnostic;
  return (
    <div>
      <h3 className="font-display font-semibold text-subtitle">{links.depthTitle}</h3>
      <p className="mt-2 mb-4 max-w-measure text-muted">
        {fillTemplate(links.depthNote, { most: texts.number(mostClicks) })}
      </p>
      <ScrollRegion label={links.depthTitle}>
        <table className="w-full min-w-2xl border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col" className={`${head} pl-0 text-left`}>
                {links.depth}
              </th>
              <td className={`${head} w-1/3`} />
              <th scope="col" className={`${head} text-right`}>
                {links.pages}
              </th>
              {languages.map((code) => (
                <th
                  key={code}
                  scope="col"
                  lang={locales[code].lang}
                  translate="no"
                  className={`${head} text-right`}
                >
                  {locales[code].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ depth, pages, byLocale }) => {
              const isFar = depth === undefined || depth > mostClicks;
              const name = depth === undefined ? links.unreached : texts.number(depth);
              return (
                <tr key={depth ?? -1} className="border-hairline border-b">
                  <th scope="row" className="whitespace-nowrap py-2 pr-2 text-left tabular-nums">
                    {isFar ? <SeverityMark severity="warning" label={name} /> : name}
                  </th>
                  <td className="px-2 py-2">
                    <DepthBar value={pages} most={most} isFar={isFar} />
                  </td>
                  <td className={`${figure} font-semibold`}>{texts.number(pages)}</td>
                  {languages.map((code) => (
                    <td key={code} className={figure}>
                      {texts.number(byLocale.get(code) ?? 0)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

type DepthBarProps = { value: number; most: number; isFar: boolean };

/** A number as a length, beside the number itself. */
function DepthBar({ value, most, isFar }: DepthBarProps) {
  return (
    <svg
      viewBox={`0 0 ${most} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-4 w-full"
    >
      <rect
        width={value}
        height="1"
        className={
          isFar
            ? 'fill-accent forced-colors:fill-[Highlight]'
            : 'fill-primary forced-colors:fill-[CanvasText]'
        }
      />
    </svg>
  );
}
