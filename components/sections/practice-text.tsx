import { useTranslations } from 'next-intl';
import type { PracticeEntry } from '@/components/texts/use-practice';

/** How the firm works, in a sentence. What it has yet to confirm is marked: the value, not the promise around it. */
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

/** What the marks in some sentences mean; nothing where none is marked. */
export function PracticeNote({ entries, className }: PracticeNoteProps) {
  const t = useTranslations('common.practice');
  return entries.some(({ sample }) => sample) ? <p className={className}>{t('sample')}</p> : null;
}
