/** Anchor of a note; a page has one sheet at most. */
export function noteAnchor(number: number): string {
  return `sample-note-${number}`;
}

type NoteMarkProps = {
  number: number;
  /** What a screen reader says before the number. */
  label: string;
};

/** The number of a note in the row that it explains; leads to the note. */
export function NoteMark({ number, label }: NoteMarkProps) {
  return (
    <a
      href={`#${noteAnchor(number)}`}
      className="ml-2 inline-grid size-6 place-items-center rounded-full border border-primary bg-surface font-semibold text-primary text-xs leading-none hover:bg-primary hover:text-on-primary"
    >
      <span>
        <span className="sr-only">{label} </span>
        {number}
      </span>
    </a>
  );
}
