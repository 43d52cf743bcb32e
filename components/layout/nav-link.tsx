import type { ComponentProps } from 'react';
import { LocalLink } from '@/components/ui/local-link';

/** A menu entry that says when it is the current page. */
export function NavLink({
  path,
  className,
  ...props
}: ComponentProps<typeof LocalLink> & {
  /** Path of the current page without locale prefix. */
  path: string;
}) {
  return (
    <LocalLink
      {...props}
      aria-current={props.to === path ? 'page' : undefined}
      className={`${className} hover:text-primary aria-[current=page]:text-primary aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8`}
    />
  );
}
