import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { Phrases } from '@/components/ui/phrases';
import { entriesOf } from '@/lib/objects/entries-of';
import { NoteNumber, noteAnchor } from './note-mark';
import { SheetPart } from './sheet-part';

type SampleNote = { title: string; text: ReactNode; decision?: string };

type NotedPartProps<Line extends string> = {
  /** The number of the note of each line that has one, in the order of the numbers. */
  numbers: Readonly<Record<Line, number>>;
  /** Notes by their lines, with the heading of all, and the label before a decision that the client has to make. */
  texts: {
    labels: { notes: string; decision?: string };
    notes: Readonly<Record<NoInfer<Line>, SampleNote>>;
  };
  /** Whether the notes have a heading; those of a second part of a sheet have none. */
  isTitled?: boolean;
  children: ReactNode;
};

/** A part of a sheet with numbered notes in its margin. */
export function NotedPart<Line extends string>(props: NotedPartProps<Line>) {
  const { labels, notes } = props.texts;
  const numbered = entriesOf(props.numbers);
  const marginNotes = (
    <Disclosure onPhones summary={<strong>{labels.notes}</strong>}>
      {props.isTitled ? (
        <h3 className="max-sm:hidden pb-4 font-display font-semibold text-heading">
          <Phrases text={labels.notes} />
        </h3>
      ) : null}
      <ol start={numbered[0]?.[1]} className="grid gap-5 text-[0.9375rem] lines-1.5">
        {numbered.map(([line, number]) => {
          const { title, text, decision } = notes[line];
          return (
            <li key={line} id={noteAnchor(number)} className="flex gap-3 target-outline">
              <span className="inline-grid size-6 shrink-0 place-items-center rounded-full border border-primary font-semibold text-primary text-xs">
                <NoteNumber number={number} />
              </span>
              <div>
                <p data-unlinked="">
                  <strong>{title}</strong>
                </p>
                <p className="mt-1 text-muted">{text}</p>
                {decision === undefined ? null : (
                  <p className="mt-2 border-accent border-l-4 pl-3">
                    <span className="font-semibold">{labels.decision}</span>
                    {labels.decision?.endsWith('：') ? null : ' '}
                    {decision}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Disclosure>
  );
  return <SheetPart marginNotes={marginNotes}>{props.children}</SheetPart>;
}
