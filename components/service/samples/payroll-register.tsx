import { useColumnNumber } from '@/components/texts/use-number';
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
import { entriesOf, keysOf } from '@/lib/objects/entries-of';
import { NotedPart } from './noted-part';
import { SampleSheet, useClientHead } from './sample-sheet';
import { SheetTable } from './sheet-table';
import { useDayRange } from './use-day-range';

type Texts = PageTexts<'payroll'>['sample'];

/** A payroll register as a client approves it, of a made-up company. */
export function PayrollRegister({ texts }: { texts: Texts }) {
  const writeNumber = useColumnNumber();
  const writeDayRange = useDayRange();
  const employeeKeys = keysOf(employees);
  const head = useClientHead({
    label: texts.head.period,
    value: writeDayRange(payRunDays, 'long'),
  });
  const amounts = (line: RegisterLine) => {
    const { total, ...row } = registerRow(line);
    return [...employeeKeys.map((employee) => row[employee]), total].map((amount) =>
      writeNumber(amount, { minimumFractionDigits: 2 }),
    );
  };
  return (
    <SampleSheet texts={texts} head={head}>
      <NotedPart numbers={registerNotes} texts={texts}>
        <SheetTable
          caption={texts.caption}
          figureColumns={[
            ...employeeKeys.map((employee) => texts.employees[employee]),
            texts.labels.total,
          ]}
          notes={registerNotes}
          totals={registerTotals}
          groups={entriesOf<keyof typeof registerParts, readonly RegisterLine[]>(registerParts).map(
            ([part, lines]) => ({
              title: texts.parts[part],
              rows: lines.map((line) => ({
                key: line,
                label: texts.lines[line],
                cells: amounts(line),
              })),
            }),
          )}
        />
      </NotedPart>
    </SampleSheet>
  );
}
