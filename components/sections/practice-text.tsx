import { useTranslations } from 'next-intl';
import type { PracticeEntry } from '@/components/texts/use-practice';

/** A sentence on how the firm works. A value that the firm has yet to confirm is underlined. */
export function PracticeText({
  entry: { before, value, after, sample },
}: {
  entry: PracticeEntry;
}) {
  return (
    <>
      {before}
      {sample ? (
        <span className="underline decoration-dotted underline-offset-4">{value}</span>
      ) : (
        value
      )}
      {after}
    </>
  );
}

type PracticeNoteProps = { entries: readonly PracticeEntry[]; className?: string };

/** Explains the underlined values; nothing where there are none. */
export function PracticeNote({ entries, className }: PracticeNoteProps) {
  const t = useTranslations('common.practice');
  return entries.some(({ sample }) => sample) ? <p className={className}>{t('sample')}</p> : null;
}
