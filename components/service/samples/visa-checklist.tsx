import { useTranslations } from 'next-intl';
import { useDay } from '@/components/texts/use-day';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { Icon } from '@/components/ui/icon';
import {
  caseDocuments,
  checklistDay,
  checklistNotes,
  type DocumentStatus,
  documentStatuses,
} from '@/content/samples/visa-case';
import { classNames } from '@/lib/markup/class-names';
import { entriesOf } from '@/lib/objects/entries-of';
import { CaseCalendar } from './case-calendar';
import { CaseSteps } from './case-steps';
import { NotedPart } from './noted-part';
import { SampleSheet } from './sample-sheet';
import { SheetPart } from './sheet-part';
import { SheetTable } from './sheet-table';

// Positioned absolutely, so that the word sits on the baseline of its row.
const marks = {
  done: <Icon name="check" size="sm" className="absolute top-1 left-0 text-primary" />,
  open: (
    <span aria-hidden="true" className="absolute top-1.5 left-0.5 size-3 border-2 border-error" />
  ),
  // A border, as backgrounds are not printed and not shown in forced colors.
  later: (
    <span aria-hidden="true" className="absolute top-[0.7em] left-0.5 w-3 border-line border-t-2" />
  ),
};

function ProgressMark({ status, label }: { status: DocumentStatus; label: string }) {
  const progress = documentStatuses[status];
  const isOpen = progress === 'open';
  return (
    <span className={classNames('relative block pl-6', isOpen && 'font-semibold text-error')}>
      {marks[progress]}
      {label}
    </span>
  );
}

/** Sample checklist for a work visa of a made-up company, as employer and applicant see it. */
export function VisaChecklist({ texts }: { texts: PageTexts<'visa'>['sample'] }) {
  const t = useTranslations('common.sample');
  const { head, labels } = texts;
  const day = useDay()(checklistDay);
  return (
    <SampleSheet
      texts={texts}
      head={[
        { label: head.employer, value: t('company') },
        head.applicant,
        { label: head.day, value: day },
      ]}
    >
      <NotedPart numbers={checklistNotes} texts={texts} isTitled>
        <SheetTable
          caption={texts.caption}
          lineLabel={labels.document}
          notes={checklistNotes}
          columns={[
            { label: labels.from, kind: 'text' },
            { label: labels.status, kind: 'text' },
          ]}
          groups={[
            {
              key: 'documents',
              rows: entriesOf(caseDocuments).map(([document, { from, status }]) => ({
                key: document,
                label: texts.documents[document],
                cells: [
                  texts.suppliers[from],
                  <ProgressMark key="status" status={status} label={texts.statuses[status]} />,
                ],
              })),
            },
          ]}
        />
      </NotedPart>
      <SheetPart marginNotes={<CaseCalendar marks={texts.steps.marks} />}>
        <CaseSteps texts={texts.steps} />
      </SheetPart>
    </SampleSheet>
  );
}
