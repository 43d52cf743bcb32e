import { useFormatter } from 'next-intl';
import { useColumnNumber } from '@/components/texts/use-column-number';
import { useDay } from '@/components/texts/use-day';
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
import { noonInManila } from '@/lib/dates/manila-time';
import { entriesOf } from '@/lib/objects/entries-of';
import { capitalized } from '@/lib/text/first-uses';
import { NotedPart } from './noted-part';
import { onLine } from './on-line';
import { SampleSheet } from './sample-sheet';
import { SheetTable } from './sheet-table';
import { signedChange } from './signed-change';
import { useClientHead } from './use-client-head';

type Texts = PageTexts<'accounting'>['sample'];

/** The first day of a month as an instant. */
function startOf(month: string): Date {
  return noonInManila(`${month}-01`);
}

/** What moved: this month beside the last one. */
function ProfitAndLoss({ texts: { profitAndLoss: texts, labels } }: { texts: Texts }) {
  const format = useFormatter();
  const writeNumber = useColumnNumber();
  const month = (name: string) =>
    capitalized(format.dateTime(startOf(name), { month: 'short', year: 'numeric' }));
  const amounts = ({ current, previous }: MonthPair) => [
    writeNumber(current),
    writeNumber(previous),
    signedChange(current - previous, writeNumber),
  ];
  return (
    <SheetTable
      caption={texts.title}
      columns={[month(reportMonths.current), month(reportMonths.previous), labels.change].map(
        (label) => ({ label, kind: 'figure' }),
      )}
      groups={[
        {
          key: 'lines',
          rows: entriesOf(profitAndLoss).map(([line, pair]) => ({
            key: line,
            label: texts.lines[line],
            cells: amounts(pair),
            note: onLine(profitNotes, line),
            total: onLine(reportTotals, line),
          })),
        },
      ]}
    />
  );
}

/** What the balances were checked against, and that both sides come to the same. */
function BalanceCheck({ texts: { balances: texts, labels } }: { texts: Texts }) {
  const writeNumber = useColumnNumber();
  const writeDay = useDay();
  const rows = <Line extends keyof Texts['balances']['lines']>(side: Record<Line, number>) =>
    entriesOf(side).map(([line, amount]) => ({
      key: line,
      label: texts.lines[line].label,
      cells: [writeNumber(amount), texts.lines[line].proof],
      note: onLine(balanceNotes, line),
      total: onLine(reportTotals, line),
    }));
  return (
    <SheetTable
      caption={texts.title}
      columns={[
        {
          label: writeDay(balanceDay),
          kind: 'figure',
        },
        { label: labels.proof, kind: 'text' },
      ]}
      groups={[
        { key: 'assets', title: texts.parts.assets, rows: rows(balances.assets) },
        { key: 'claims', title: texts.parts.claims, rows: rows(balances.claims) },
      ]}
    />
  );
}

/** A month-end report as a client receives it, of a made-up company. */
export function MonthEndReport({ texts }: { texts: Texts }) {
  const format = useFormatter();
  const { labels, notes } = texts;
  const month = capitalized(
    format.dateTime(startOf(reportMonths.current), { month: 'long', year: 'numeric' }),
  );
  const head = useClientHead({ label: texts.head.period, value: month });
  return (
    <SampleSheet texts={texts} head={head}>
      <NotedPart
        title={labels.notes}
        numbers={profitNotes}
        notes={notes}
        decisionLabel={labels.decision}
      >
        <ProfitAndLoss texts={texts} />
      </NotedPart>
      <NotedPart numbers={balanceNotes} notes={notes} decisionLabel={labels.decision}>
        <BalanceCheck texts={texts} />
      </NotedPart>
    </SampleSheet>
  );
}
