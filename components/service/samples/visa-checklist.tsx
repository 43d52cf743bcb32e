import { useFormatter } from 'next-intl';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { checklistDay, checklistNotes, fileDocuments } from '@/content/samples/visa-file';
import { noonInManila } from '@/lib/dates/noon-in-manila';
import { entriesOf } from '@/lib/objects/entries-of';
import { FileCalendar } from './file-calendar';
import { FileSteps } from './file-steps';
import { onLine } from './on-line';
import { SampleNotes } from './sample-notes';
import { SampleSheet } from './sample-sheet';
import { SheetPart } from './sheet-part';
import { SheetTable } from './sheet-table';
import { StatusMark } from './status-mark';

/** The checklist of a work visa as employer and applicant see it, of a made-up company. */
export function VisaChecklist({ texts }: { texts: PageTexts<'visa'>['sample'] }) {
  const format = useFormatter();
  const { head, labels, notes } = texts;
  const day = format.dateTime(noonInManila(checklistDay), { dateStyle: 'long' });
  return (
    <SampleSheet
      title={texts.title}
      intro={texts.intro}
      stamp={texts.stamp}
      name={texts.name}
      head={[head.employer, head.applicant, { label: head.day, value: day }]}
      caption={texts.note}
    >
      <SheetPart
        notes={<SampleNotes title={labels.notes} numbers={checklistNotes} notes={notes} />}
      >
        <SheetTable
          caption={texts.caption}
          lineLabel={labels.document}
          noteLabel={labels.noteMark}
          columns={[
            { label: labels.from, kind: 'text' },
            { label: labels.status, kind: 'text' },
          ]}
          groups={[
            {
              key: 'documents',
              rows: entriesOf(fileDocuments).map(([document, { from, status }]) => ({
                key: document,
                label: texts.documents[document],
                cells: [
                  texts.suppliers[from],
                  <StatusMark key="status" status={status} label={texts.statuses[status]} />,
                ],
                note: onLine(checklistNotes, document),
              })),
            },
          ]}
        />
      </SheetPart>
      <SheetPart notes={<FileCalendar />}>
        <FileSteps texts={texts.steps} />
      </SheetPart>
    </SampleSheet>
  );
}
