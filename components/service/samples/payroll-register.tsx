import { useFormatter } from 'next-intl';
import type { PageTexts } from '@/components/texts/use-page-texts';
import {
  employees,
  payRunDays,
  type RegisterLine,
  registerNotes,
  registerParts,
  registerRow,
  registerTotals,
} from '@/content/samples/pay-run';
import { noonInManila } from '@/lib/dates/noon-in-manila';
import { entriesOf, keysOf } from '@/lib/objects/entries-of';
import { onLine } from './on-line';
import { SampleNotes } from './sample-notes';
import { SampleSheet } from './sample-sheet';
import { SheetPart } from './sheet-part';
import { SheetTable } from './sheet-table';

type Texts = PageTexts<'payroll'>['sample'];

/** A payroll register as a client approves it, of a made-up company. */
export function PayrollRegister({ texts }: { texts: Texts }) {
  const format = useFormatter();
  const { head, labels, notes } = texts;
  const period = format.dateTimeRange(noonInManila(payRunDays.from), noonInManila(payRunDays.to), {
    dateStyle: 'long',
  });
  const amounts = (line: RegisterLine) => {
    const { total, ...row } = registerRow(line);
    return [...keysOf(employees).map((employee) => row[employee]), total].map((amount) =>
      format.number(amount, { minimumFractionDigits: 2 }),
    );
  };
  const names = [...keysOf(employees).map((employee) => texts.employees[employee]), labels.total];
  return (
    <SampleSheet
      title={texts.title}
      intro={texts.intro}
      stamp={texts.stamp}
      name={texts.name}
      head={[head.client, { label: head.period, value: period }, head.unit]}
      caption={texts.note}
    >
      <SheetPart
        notes={
          <SampleNotes
            title={labels.notes}
            numbers={registerNotes}
            notes={notes}
            decisionLabel={labels.decision}
          />
        }
      >
        <SheetTable
          caption={texts.caption}
          lineLabel={labels.line}
          noteLabel={labels.noteMark}
          columns={names.map((label) => ({ label, kind: 'figure' }))}
          groups={entriesOf<keyof typeof registerParts, readonly RegisterLine[]>(registerParts).map(
            ([part, lines]) => ({
              key: part,
              title: texts.parts[part],
              rows: lines.map((line) => ({
                key: line,
                label: texts.lines[line],
                cells: amounts(line),
                note: onLine(registerNotes, line),
                total: onLine(registerTotals, line),
              })),
            }),
          )}
        />
      </SheetPart>
    </SampleSheet>
  );
}
