import type { ReactNode } from 'react';
import { Phrases } from '@/components/ui/phrases';
import { entriesOf } from '@/lib/objects/entries-of';
import { NoteNumber, noteAnchor } from './note-mark';
import { SheetPart } from './sheet-part';

type SampleNote = { title: string; text: ReactNode; decision?: string };

type NotedPartProps<Line extends string> = {
  /** Heading of the notes; a second part of a sheet has none. */
  title?: string;
  /** The number of the note of each line that has one, in the order of the numbers. */
  numbers: Readonly<Record<Line, number>>;
  notes: Readonly<Record<NoInfer<Line>, SampleNote>>;
  /** Label before the decision that the client has to make. */
  decisionLabel?: string;
  /** The table that the notes explain. */
  children: ReactNode;
};

/** A part of a sheet with numbered notes in its margin. */
export function NotedPart<Line extends string>({
  title,
  numbers,
  notes,
  decisionLabel,
  children,
}: NotedPartProps<Line>) {
  const numbered = entriesOf(numbers);
  const marginNotes = (
    <>
      {title === undefined ? null : (
        <h3 className="pb-4 font-display font-semibold text-heading">
          <Phrases text={title} />
        </h3>
      )}
      <ol start={numbered[0]?.[1]} className="grid gap-5 text-[0.9375rem] lines-1.5">
        {numbered.map(([line, number]) => {
          const { title: heading, text, decision } = notes[line];
          return (
            <li key={line} id={noteAnchor(number)} className="flex gap-3 target-outline">
              <span className="inline-grid size-6 shrink-0 place-items-center rounded-full border border-primary font-semibold text-primary text-xs">
                <NoteNumber number={number} />
              </span>
              <div>
                <p>
                  <strong>{heading}</strong>
                </p>
                <p className="mt-1 text-muted">{text}</p>
                {decision === undefined ? null : (
                  <p className="mt-2 border-accent border-l-4 pl-3">
                    <span className="font-semibold">{decisionLabel}</span>
                    {decisionLabel?.endsWith('：') ? null : ' '}
                    {decision}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
  return <SheetPart marginNotes={marginNotes}>{children}</SheetPart>;
}
