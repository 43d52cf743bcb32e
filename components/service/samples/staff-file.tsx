import { useTranslations } from 'next-intl';
import { useDay } from '@/components/texts/use-day';
import { type PageTexts, usePageTexts } from '@/components/texts/use-page-texts';
import { contentsDay, contentsNotes, fileDocuments } from '@/content/samples/staff-file';
import { DocumentTable } from './document-table';
import { NotedPart } from './noted-part';
import { SampleSheet } from './sample-sheet';

/** The contents page of one employee's file, of a made-up company. */
export function StaffFile({ texts }: { texts: PageTexts<'hrAdmin'>['sample'] }) {
  const t = useTranslations('common.sample');
  // Labels alone: the running text of this sample belongs to the visa page.
  const { head, suppliers } = usePageTexts('visa').sample;
  const day = useDay()(contentsDay);
  return (
    <SampleSheet
      texts={texts}
      head={[
        { label: head.employer, value: t('company') },
        { label: texts.head.employee, value: suppliers.employee },
        { label: head.day, value: day },
      ]}
    >
      <NotedPart numbers={contentsNotes} texts={texts}>
        <DocumentTable
          caption={texts.caption}
          documents={fileDocuments}
          names={texts.documents}
          notes={contentsNotes}
        />
      </NotedPart>
    </SampleSheet>
  );
}
