import type { ReactNode } from 'react';
import { SampleNotes, type SampleNotesProps } from './sample-notes';
import { SheetPart } from './sheet-part';

type NotedPartProps<Line extends string> = SampleNotesProps<Line> & {
  /** The table that the notes explain. */
  children: ReactNode;
};

/** A part of a paper with numbered notes in its margin. */
export function NotedPart<Line extends string>({ children, ...notes }: NotedPartProps<Line>) {
  return <SheetPart margin={<SampleNotes {...notes} />}>{children}</SheetPart>;
}
