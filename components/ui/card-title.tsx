import type { ReactNode } from 'react';
import { classNames } from '@/lib/markup/class-names';
import { Phrases } from './phrases';

type CardTitleProps = {
  as: 'h2' | 'h3' | 'h4';
  children: ReactNode;
  className?: string;
  lang?: string | undefined;
};

/** The heading of a card, an entry or a box within a band. */
export function CardTitle({ as: Heading, children, className, lang }: CardTitleProps) {
  return (
    <Heading
      lang={lang}
      className={classNames(
        'font-display font-semibold text-[1.3125rem] lines-tight sm:text-[1.375rem] wrap-anywhere',
        className,
      )}
    >
      {typeof children === 'string' ? <Phrases text={children} /> : children}
    </Heading>
  );
}
