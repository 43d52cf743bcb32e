import type { ReactNode } from 'react';
import { LocalLink } from './local-link';

/** A link that stands by itself, below what it goes on from. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LocalLink to={to} className="font-semibold text-primary underline underline-offset-4">
      {children}
    </LocalLink>
  );
}
