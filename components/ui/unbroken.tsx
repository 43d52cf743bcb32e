import type { ReactNode } from 'react';
import { unbrokenParts } from '@/lib/text/unbroken';

type UnbrokenProps = {
  /** A text; what is more than a text, such as one with links, stays as it is. */
  children: ReactNode;
  /** In a heading, short compounds stay on one line as well as figures. */
  heading?: boolean;
};

const plain = 'whitespace-nowrap';
/**
 * A box of its own in a heading: lines with an unbreakable part in them would not be balanced. The
 * underline of a link does not reach into a box, so it draws the same.
 */
const boxed = `inline-block [text-decoration:inherit] ${plain}`;

/** A text whose figures are not broken over two lines, nor parted from their unit. */
export function Unbroken({ children, heading }: UnbrokenProps) {
  if (typeof children !== 'string') return children;
  let at = 0;
  return unbrokenParts(children, heading ? 'heading' : 'text').map(({ text, unbroken }) => {
    at += text.length;
    return unbroken ? (
      <span key={at} className={heading ? boxed : plain}>
        {text}
      </span>
    ) : (
      text
    );
  });
}
