import type { ReactNode } from 'react';
import { Phrases } from '@/components/ui/phrases';
import { entriesOf } from '@/lib/objects/entries-of';
import { noteAnchor } from './note-mark';
import { NoteNumber } from './note-number';

type SampleNote = { title: string; text: ReactNode; decision?: string };

export type SampleNotesProps<Line extends string> = {
  /** Above the first notes of a sheet; those of a later part go on without it. */
  title?: string;
  /** The lines that have a note, with its number, in the order of the numbers. */
  numbers: Readonly<Record<Line, number>>;
  notes: Readonly<Record<NoInfer<Line>, SampleNote>>;
  /** What stands before what the client has to decide. */
  decisionLabel?: string;
};

/** The numbered notes on a part of a sheet, in its margin. */
export function SampleNotes<Line extends string>({
  title,
  numbers,
  notes,
  decisionLabel,
}: SampleNotesProps<Line>) {
  const numbered = entriesOf(numbers);
  return (
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
            <li key={line} id={noteAnchor(number)} className="flex gap-3 pointed">
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
}
