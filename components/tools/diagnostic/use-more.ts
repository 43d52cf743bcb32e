import { useEffect, useRef, useState } from 'react';

/**
 * A long list that is shown part by part. What is shown next takes the focus: the button that shows it may
 * be gone then.
 * @param step how many are shown at first, and more each time
 */
export function useMore<List extends HTMLElement>(step: number) {
  const [shown, setShown] = useState(step);
  const list = useRef<List>(null);
  const before = useRef(step);

  useEffect(() => {
    if (shown === before.current) return;
    list.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = shown;
  }, [shown]);

  return { shown, list, showMore: () => setShown(shown + step) };
}
