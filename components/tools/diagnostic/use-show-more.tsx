import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DiagnosticTextsWithFormat } from '@/components/tools/report-texts';
import { buttonClasses } from '@/components/ui/button-classes';

/**
 * A long list that is shown part by part. The first new link takes the focus: the button may be gone then.
 * @param batch how many are shown at first, and more each time
 * @returns how many to show, a reference for the list, and the button that shows more
 */
export function useShowMore<List extends HTMLElement>(
  total: number,
  batch: number,
  { diagnostic, fill }: DiagnosticTextsWithFormat,
) {
  const [shown, setShown] = useState(batch);
  const list = useRef<List>(null);

  function showMore() {
    flushSync(() => setShown(shown + batch));
    list.current?.children[shown]?.querySelector('a')?.focus();
  }

  const count = Math.min(batch, total - shown);
  const button = (
    <button type="button" onClick={showMore} className={`${buttonClasses('secondary')} mt-6`}>
      {fill(diagnostic.pages.more, { count })}
    </button>
  );
  return { shown, list, button: shown < total ? button : null };
}
