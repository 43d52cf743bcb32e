import type { Element } from 'hast';
import { useTranslations } from 'next-intl';
import { Children, isValidElement, type ReactNode } from 'react';
import { usePageLang } from '@/components/texts/use-page-lang';
import { type ChartData, type ChartKind, readChart } from '@/lib/documents/diagrams';
import { keysOf } from '@/lib/objects/entries-of';
import { Bars } from './bars';
import { LineChart } from './line-chart';
import { rowGrid } from './row';
import { Timeline } from './timeline';
import { Waterfall } from './waterfall';

const charts: Record<ChartKind, (data: ChartData) => ReactNode> = {
  bars: Bars,
  line: LineChart,
  waterfall: Waterfall,
  timeline: Timeline,
};

/** A diagram made from the table of its container, which stays as the alternative; a tree is drawn by its list. */
export function Diagram({ node, children }: { node: Element | undefined; children: ReactNode }) {
  const t = useTranslations('articles');
  const lang = usePageLang();
  const [caption, ...rest] = Children.toArray(children).filter(isValidElement);
  const kind = keysOf(charts).find((each) => each === node?.properties.dataKind);
  const Chart = kind && charts[kind];
  return (
    <figure className="wide my-4 border-hairline border-t-4 border-t-primary border-b bg-surface p-5 text-base [--table-ground:var(--color-surface)] sm:p-7">
      <figcaption className="mb-5 max-w-measure font-semibold text-heading">{caption}</figcaption>
      {node === undefined || kind === undefined || Chart === undefined ? (
        <div className="decision-tree">{rest}</div>
      ) : (
        <>
          <div aria-hidden="true" className={rowGrid}>
            <Chart {...readChart(kind, node, String(node.properties.dataLang))} />
          </div>
          <details className="no-print mt-4">
            <summary lang={lang} className="w-fit cursor-pointer py-1 text-primary">
              {t('asTable')}
            </summary>
            {rest}
          </details>
        </>
      )}
    </figure>
  );
}
