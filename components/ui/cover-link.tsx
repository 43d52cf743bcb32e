import { LocalLink } from './local-link';
import { Phrases } from './phrases';

/** The link in a card's heading, stretched over the whole card: the nearest positioned box, which is a `group`. */
export function CoverLink({ to, children }: { to: string; children: string }) {
  return (
    <LocalLink
      to={to}
      className="underline decoration-1 decoration-line underline-offset-4 covers group-hover:text-primary group-hover:decoration-current"
    >
      <Phrases text={children} />
    </LocalLink>
  );
}
