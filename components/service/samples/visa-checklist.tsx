import { useTranslations } from 'next-intl';
import { useDay } from '@/components/texts/use-day';
import type { PageTexts } from '@/components/texts/use-page-texts';
import { caseDocuments, checklistDay, checklistNotes } from '@/content/samples/visa-case';
import { CaseCalendar } from './case-calendar';
import { CaseSteps } from './case-steps';
import { DocumentTable } from './document-table';
import { NotedPart } from './noted-part';
import { SampleSheet } from './sample-sheet';
import { SheetPart } from './sheet-part';

/** Sample checklist for a work visa of a made-up company, as employer and applicant see it. */
export function VisaChecklist({ texts }: { texts: PageTexts<'visa'>['sample'] }) {
  const t = useTranslations('common.sample');
  const { head } = texts;
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
      <NotedPart numbers={checklistNotes} texts={texts}>
        <DocumentTable
          caption={texts.caption}
          notes={checklistNotes}
          documents={caseDocuments}
          names={texts.documents}
        />
      </NotedPart>
      <SheetPart isNarrow marginNotes={<CaseCalendar marks={texts.steps.marks} />}>
        <CaseSteps texts={texts.steps} />
      </SheetPart>
    </SampleSheet>
  );
}
