import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClasses } from './button-classes';
import { LocalLink } from './local-link';

/** A link that looks like a button: it goes to a page or a section. */
export function ButtonLink({
  variant = 'primary',
  ...props
}: Omit<ComponentProps<typeof LocalLink>, 'className'> & { variant?: ButtonVariant }) {
  return <LocalLink {...props} className={buttonClasses(variant)} />;
}
