import { NoteNumber } from './note-number';

/** Anchor of a note; a page has one sheet at most. */
export function noteAnchor(number: number): string {
  return `sample-note-${number}`;
}

/** The number of a note in the row that it explains; leads to the note. */
export function NoteMark({ number }: { number: number }) {
  return (
    <a
      href={`#${noteAnchor(number)}`}
      data-note=""
      className="ml-2 inline-grid size-6 place-items-center rounded-full border border-primary bg-surface font-semibold text-primary text-xs lines-1 hover:bg-primary hover:text-on-primary"
    >
      <NoteNumber number={number} />
    </a>
  );
}
