import { usePageTexts } from '@/components/texts/use-page-texts';
import { Icon } from '@/components/ui/icon';
import {
  type DocumentStatus,
  documentStatuses,
  type SampleDocument,
} from '@/content/samples/documents';
import { classNames } from '@/lib/markup/class-names';
import { entriesOf } from '@/lib/objects/entries-of';
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
      columns={[
        { label: labels.from, kind: 'text' },
        { label: labels.status, kind: 'text' },
      ]}
      groups={[
        {
          key: 'documents',
          rows: entriesOf(documents).map(([document, { from, status }]) => ({
            key: document,
            label: names[document],
            cells: [
              suppliers[from],
              <ProgressMark key="status" status={status} label={statuses[status]} />,
            ],
          })),
        },
      ]}
    />
  );
}
