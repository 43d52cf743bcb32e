import { useTranslations } from 'next-intl';
import type { WayOfWorking } from '@/components/texts/use-ways-of-working';

type SampleNoteProps = { entries: readonly WayOfWorking[]; className?: string };

/** Explains the underlined values; nothing where there are none. */
export function SampleNote({ entries, className }: SampleNoteProps) {
  const t = useTranslations('common.waysOfWorking');
  const hasSample = entries.some(({ isSample }) => isSample);
  return hasSample ? <p className={className}>{t('sample')}</p> : null;
}
