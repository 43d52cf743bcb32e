import type { ComponentProps } from 'react';
import { classNames } from '@/lib/markup/class-names';
import { Phrases } from './phrases';

type CardTitleProps = ComponentProps<'h2'> & { as: 'h2' | 'h3' | 'h4' };

/** The heading of a card, an entry or a box within a band. */
export function CardTitle({ as: Heading, children, className, ...props }: CardTitleProps) {
  return (
    <Heading
      {...props}
      className={classNames(
        'font-display font-semibold text-[1.3125rem] max-[24rem]:text-[1.1875rem] lines-tight sm:text-[1.375rem] wrap-anywhere',
        className,
      )}
    >
      {typeof children === 'string' ? <Phrases text={children} /> : children}
    </Heading>
  );
}
