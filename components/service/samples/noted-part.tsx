import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { Phrases } from '@/components/ui/phrases';
import { NoteList, type NoteListProps } from './note-list';
import { SheetPart } from './sheet-part';

type NotedPartProps<Line extends string> = NoteListProps<Line> & {
  /** The heading of all notes. */
  texts: { labels: { notes: string } };
  children: ReactNode;
};

/** A part of a sheet with numbered notes in its margin; the first one has their heading. */
export function NotedPart<Line extends string>(props: NotedPartProps<Line>) {
  const { numbers, texts, children } = props;
  const isFirst = Object.values(numbers).includes(1);
  const { labels } = texts;
  const heading = (
    <h3 className="pb-4 font-display font-semibold text-heading">
      <Phrases text={labels.notes} />
    </h3>
  );
  const marginNotes = (
    <Disclosure
      onPhones
      summary={<strong>{labels.notes}</strong>}
      heading={isFirst ? heading : undefined}
    >
      <NoteList numbers={numbers} texts={texts} />
    </Disclosure>
  );
  return <SheetPart marginNotes={marginNotes}>{children}</SheetPart>;
}
