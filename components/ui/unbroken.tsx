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
      <span key={at} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    );
  });
}
