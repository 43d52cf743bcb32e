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
