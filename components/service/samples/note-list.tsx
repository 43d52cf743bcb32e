import type { ReactNode } from 'react';
import { entriesOf } from '@/lib/objects/entries-of';
import { NoteNumber, noteAnchor } from './note-mark';

type SampleNote = { title: string; text: ReactNode; decision?: string };

export type NoteListProps<Line extends string> = {
  /** The number of the note of each line that has one, in the order of the numbers. */
  numbers: Readonly<Record<Line, number>>;
  /** Notes by their lines, and the label before a decision that the client has to make. */
  texts: {
    labels: { decision?: string };
    notes: Readonly<Record<NoInfer<Line>, SampleNote>>;
  };
};

/** The numbered notes in the margin of a sheet. */
export function NoteList<Line extends string>({ numbers, texts }: NoteListProps<Line>) {
  const { labels, notes } = texts;
  const numbered = entriesOf(numbers);
  return (
    <ol
      start={numbered[0]?.[1]}
      className="grid gap-5 text-[0.9375rem] lines-1.5 md:max-lg:grid-cols-2"
    >
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
  );
}
