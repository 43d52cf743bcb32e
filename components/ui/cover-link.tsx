import type { ReactNode } from 'react';
import { classNames } from '@/lib/markup/class-names';
import { LocalLink } from './local-link';

type CoverLinkProps = {
  /** Path without locale prefix. */
  to: string;
  children: ReactNode;
  /** Underlined only when pointed at: something else on the card says that it is a link. */
  quiet?: boolean;
};

/** The link in a card's heading; it covers the nearest positioned box, which is a `group`. */
export function CoverLink({ to, children, quiet }: CoverLinkProps) {
  return (
    <LocalLink
      to={to}
      className={classNames(
        'underline-offset-4 after:absolute after:inset-0 group-hover:text-primary',
        quiet
          ? 'decoration-2 group-hover:underline'
          : 'underline decoration-1 decoration-line group-hover:decoration-current',
      )}
    >
      {children}
    </LocalLink>
  );
}
