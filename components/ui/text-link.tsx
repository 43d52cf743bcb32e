import type { ReactNode } from 'react';
import { LocalLink } from './local-link';

/** A link in a line of its own, below a text. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LocalLink to={to} className="font-semibold text-primary underline underline-offset-4">
      {children}
    </LocalLink>
  );
}
