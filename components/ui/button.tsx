import type { ComponentProps } from 'react';
import { classNames } from '@/lib/markup/class-names';
import { type ButtonVariant, buttonClasses } from './button-classes';

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

/** A button that does something on the page; its class names are added to those of its variant. */
export function Button({ variant = 'secondary', className, ...props }: ButtonProps) {
  return (
    <button type="button" {...props} className={classNames(buttonClasses(variant), className)} />
  );
}
