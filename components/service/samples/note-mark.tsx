import { useTranslations } from 'next-intl';

/** Anchor of a note; a page has one sheet at most. */
export function noteAnchor(number: number): string {
  return `sample-note-${number}`;
}

/** The number of a note, which a screen reader reads as `Note 1`. */
export function NoteNumber({ number }: { number: number }) {
  const t = useTranslations('common.sample');
  return (
    <span>
      <span data-shown-only="screen-reader" className="sr-only">
        {t('noteMark')}{' '}
      </span>
      {number}
    </span>
  );
}

/** The number of a note in the row that it explains, as a link to the note. */
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
