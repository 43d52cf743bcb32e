import { useFormatter, useTranslations } from 'next-intl';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { checklistDay, checklistNotes, fileDocuments } from '@/content/samples/visa-file';
import { noonInManila } from '@/lib/dates/manila-time';
import { entriesOf } from '@/lib/objects/entries-of';
import { FileCalendar } from './file-calendar';
import { FileSteps } from './file-steps';
import { NotedPart } from './noted-part';
import { onLine } from './on-line';
import { SampleSheet } from './sample-sheet';
import { SheetPart } from './sheet-part';
import { SheetTable } from './sheet-table';
import { StatusMark } from './status-mark';

/** The checklist of a work visa as employer and applicant see it, of a made-up company. */
export function VisaChecklist({ texts }: { texts: PageTexts<'visa'>['sample'] }) {
  const format = useFormatter();
  const t = useTranslations('common.sample');
  const { head, labels, notes } = texts;
  const day = format.dateTime(noonInManila(checklistDay), { dateStyle: 'long' });
  return (
    <SampleSheet
      texts={texts}
      head={[
        { label: head.employer, value: t('company') },
        head.applicant,
        { label: head.day, value: day },
      ]}
    >
      <NotedPart title={labels.notes} numbers={checklistNotes} notes={notes}>
        <SheetTable
          caption={texts.caption}
          lineLabel={labels.document}
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
      </NotedPart>
      <SheetPart margin={<FileCalendar marks={texts.steps.marks} />}>
        <FileSteps texts={texts.steps} />
      </SheetPart>
    </SampleSheet>
  );
}
