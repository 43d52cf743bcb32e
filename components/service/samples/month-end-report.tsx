import { useDay, useMonth } from '@/components/texts/use-day';
import { useColumnNumber } from '@/components/texts/use-number';
import type { PageTexts } from '@/components/texts/use-page-texts';
import {
  balanceDay,
  balanceNotes,
  balances,
  type MonthPair,
  profitAndLoss,
  profitNotes,
  reportMonths,
  reportTotals,
} from '@/content/samples/month-end';
import { entriesOf } from '@/lib/objects/entries-of';
import { NotedPart } from './noted-part';
import { SampleSheet, useClientHead } from './sample-sheet';
import { SheetTable } from './sheet-table';

type Texts = PageTexts<'accounting'>['sample'];

/** A true minus sign: Intl writes a hyphen. */
const minus = '\u2212';

function ProfitAndLoss({ texts: { profitAndLoss: texts, labels } }: { texts: Texts }) {
  const writeNumber = useColumnNumber();
  const writeMonth = useMonth('short');
  const writeChange = (change: number) =>
    change === 0 ? writeNumber(0) : (change > 0 ? '+' : minus) + writeNumber(Math.abs(change));
  const amounts = ({ current, previous }: MonthPair) => [
    writeNumber(current),
    writeNumber(previous),
    writeChange(current - previous),
  ];
  return (
    <SheetTable
      caption={texts.title}
      figureColumns={[
        writeMonth(reportMonths.current),
        writeMonth(reportMonths.previous),
        labels.change,
      ]}
      notes={profitNotes}
      totals={reportTotals}
      rows={entriesOf(profitAndLoss).map(([line, pair]) => ({
        key: line,
        label: texts.lines[line],
        cells: amounts(pair),
      }))}
    />
  );
}

/** The balances with the proof of each; both sides have the same total. */
function BalanceCheck({ texts: { balances: texts, labels } }: { texts: Texts }) {
  const writeNumber = useColumnNumber();
  const writeDay = useDay('short');
  const rows = <Line extends keyof Texts['balances']['lines']>(side: Record<Line, number>) =>
    entriesOf(side).map(([line, amount]) => ({
      key: line,
      label: texts.lines[line].label,
      cells: [writeNumber(amount), texts.lines[line].proof],
    }));
  return (
    <SheetTable
      caption={texts.title}
      figureColumns={[writeDay(balanceDay)]}
      textColumns={[labels.proof]}
      notes={balanceNotes}
      totals={reportTotals}
      groups={[
        { title: texts.parts.assets, rows: rows(balances.assets) },
        { title: texts.parts.liabilitiesAndEquity, rows: rows(balances.liabilitiesAndEquity) },
      ]}
    />
  );
}

/** A month-end report as a client receives it, of a made-up company. */
export function MonthEndReport({ texts }: { texts: Texts }) {
  const month = useMonth()(reportMonths.current);
  const head = useClientHead({ label: texts.head.period, value: month });
  return (
    <SampleSheet texts={texts} head={head}>
      <NotedPart numbers={profitNotes} texts={texts}>
        <ProfitAndLoss texts={texts} />
      </NotedPart>
      <NotedPart numbers={balanceNotes} texts={texts}>
        <BalanceCheck texts={texts} />
      </NotedPart>
    </SampleSheet>
  );
}
