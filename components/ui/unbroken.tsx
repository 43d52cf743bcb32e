import type { ReactNode } from 'react';
import { unbrokenParts } from '@/lib/text/unbroken-parts';

/**
 * A text whose ranges and numbers with their units stay on one line: a string or a fragment, never an array, whose
 * parts `Children.map` would take for several texts.
 */
export function unbroken(text: string, kind?: 'text' | 'heading'): ReactNode {
  const pieces = unbrokenParts(text, kind);
  if (pieces.every(({ isUnbroken }) => !isUnbroken)) return text;
  return (
    <>
      {pieces.map(({ text: part, isUnbroken }, index) =>
        isUnbroken ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <span key={index} data-unbroken="">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
