import { useTranslations } from 'next-intl';

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
