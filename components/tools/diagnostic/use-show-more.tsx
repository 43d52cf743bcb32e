import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DiagnosticTextsWithFormat } from '@/components/tools/report-texts';
import { Button } from '@/components/ui/button';

/**
 * A long list that is shown part by part. The first new link takes the focus: the button may be gone then.
 * @param batchSize how many items are shown at first, and added by each press of the button
 * @returns how many to show, a reference for the list, and the button that shows more
 */
export function useShowMore<List extends HTMLElement>(
  total: number,
  batchSize: number,
  { diagnostic, fill }: DiagnosticTextsWithFormat,
) {
  const [shownCount, setShownCount] = useState(batchSize);
  const list = useRef<List>(null);

  function showMore() {
    flushSync(() => setShownCount(shownCount + batchSize));
    list.current?.children[shownCount]?.querySelector('a')?.focus();
  }

  const count = Math.min(batchSize, total - shownCount);
  const button = (
    <Button onClick={showMore} className="mt-6">
      {fill(diagnostic.pages.more, { count })}
    </Button>
  );
  return { shownCount, list, button: shownCount < total ? button : null };
}
