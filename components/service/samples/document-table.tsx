import { usePageTexts } from '@/components/texts/use-page-texts';
import { documentStatuses, type SampleDocument } from '@/content/samples/documents';
import { entriesOf } from '@/lib/objects/entries-of';
import { ProgressMark } from './progress-mark';
import { SheetTable } from './sheet-table';

type DocumentTableProps<Key extends string> = {
  caption: string;
  documents: Readonly<Record<Key, SampleDocument>>;
  names: Readonly<Record<NoInfer<Key>, string>>;
  /** Number of the note that explains a document. */
  notes: Readonly<Record<string, number>>;
};

/** The documents of a file: who supplies each, and how far it is. */
export function DocumentTable<Key extends string>(props: DocumentTableProps<Key>) {
  const { caption, documents, names, notes } = props;
  // Labels alone: the running text of this sample belongs to the visa page.
  const { labels, suppliers, statuses } = usePageTexts('visa').sample;
  return (
    <SheetTable
      caption={caption}
      lineLabel={labels.document}
      notes={notes}
      textColumns={[labels.from, labels.status]}
      rows={entriesOf(documents).map(([document, { from, status }]) => ({
        key: document,
        label: names[document],
        cells: [
          suppliers[from],
          <ProgressMark
            key="status"
            progress={documentStatuses[status]}
            label={statuses[status]}
          />,
        ],
      }))}
    />
  );
}
