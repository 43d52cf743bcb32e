import { useTranslations } from 'next-intl';
import type { WayOfWorking } from '@/components/texts/use-ways-of-working';

/** A sentence on how the firm works. A value that the firm has yet to confirm is underlined. */
export function WayOfWorkingText({ entry }: { entry: WayOfWorking }) {
  const { before, value, after, isSample } = entry;
  return (
    <>
      {before}
      {isSample ? (
        <span className="underline decoration-dotted underline-offset-4">{value}</span>
      ) : (
        value
      )}
      {after}
    </>
  );
}

type SampleNoteProps = { entries: readonly WayOfWorking[]; className?: string };

/** Explains the underlined values; nothing where there are none. */
export function SampleNote({ entries, className }: SampleNoteProps) {
  const t = useTranslations('common.waysOfWorking');
  const hasSample = entries.some(({ isSample }) => isSample);
  return hasSample ? <p className={className}>{t('sample')}</p> : null;
}
