import { useTranslations } from 'next-intl';
import type { PracticeEntry } from '@/components/texts/use-practice';

/** How the firm works, in a sentence. What it has yet to confirm is marked: the value, not the promise around it. */
export function PracticeText({
  entry: { before, value, after, sample },
}: {
  entry: PracticeEntry;
}) {
  const t = useTranslations('common.practice');
  return (
    <>
      {before}
      {sample
        ? t.rich('sample', {
            value: () => (
              <span className="underline decoration-dotted underline-offset-4">{value}</span>
            ),
            note: (words) => <span className="text-sm">{words}</span>,
          })
        : value}
      {after}
    </>
  );
}
