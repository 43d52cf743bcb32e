import { unbrokenParts } from '@/lib/unbroken';

type UnbrokenProps = {
  children: string;
  /** In a heading, short compounds stay on one line as well as ranges. */
  heading?: boolean;
};

/** A text whose ranges of numbers are not broken over two lines. */
export function Unbroken({ children, heading }: UnbrokenProps) {
  let at = 0;
  return unbrokenParts(children, heading ? 'heading' : 'range').map(({ text, unbroken }) => {
    at += text.length;
    return unbroken ? (
      // A box of its own in a heading: lines with an unbreakable part in them would not be balanced.
      <span key={at} className={heading ? 'inline-block whitespace-nowrap' : 'whitespace-nowrap'}>
        {text}
      </span>
    ) : (
      text
    );
  });
}
