import { useColumnNumber } from '@/components/texts/use-number';
import { type PageTexts, usePageTexts } from '@/components/texts/use-page-texts';
import { TextLink } from '@/components/ui/text-link';
import {
  payRunDays,
  registerExtract,
  registerRow,
  registerTotals,
} from '@/content/samples/pay-run';
import { servicePath } from '@/content/services';
import { NoteList } from './note-list';
import { Sheet, useClientHead } from './sample-sheet';
import { SheetPart } from './sheet-part';
import { SheetTable } from './sheet-table';
import { useDayRange } from './use-day-range';

/** One employee of the payroll register, from gross to net pay: a look at it from another page. */
export function RegisterExtract({ texts }: { texts: PageTexts<'home'>['why']['register'] }) {
  const writeNumber = useColumnNumber();
  const writeDayRange = useDayRange();
  // Titles and labels alone: its running text belongs to the payroll page.
  const { name, head, employees, lines, labels } = usePageTexts('payroll').sample;
  const { employee, notes } = registerExtract;
  const period = { label: head.period, value: writeDayRange(payRunDays, 'long') };
  return (
    <Sheet texts={{ name, note: texts.note }} head={useClientHead(period)} isNarrow>
      <SheetPart marginNotes={<NoteList numbers={notes} texts={{ labels, notes: texts.notes }} />}>
        <SheetTable
          caption={texts.caption}
          figureColumns={[employees[employee]]}
          notes={notes}
          totals={registerTotals}
          rows={registerExtract.lines.map((line) => ({
            key: line,
            label: lines[line],
            cells: [writeNumber(registerRow(line)[employee], { minimumFractionDigits: 2 })],
          }))}
        />
        <p className="mt-5">
          <TextLink to={`${servicePath('payroll')}#sample`}>{texts.link}</TextLink>
        </p>
      </SheetPart>
    </Sheet>
  );
}
