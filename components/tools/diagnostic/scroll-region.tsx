import type { ReactNode } from 'react';

/** A wide table that scrolls in a box of its own, also by keyboard. @param label names the box */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus
      tabIndex={0}
      // What only screen readers see is placed within it too: or the page would scroll as far.
      className="scroll-cue @container relative overflow-x-auto border-hairline border-y"
    >
      {children}
    </section>
  );
}
