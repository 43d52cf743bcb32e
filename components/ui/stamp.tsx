/** A word stamped on a paper or a box: an example, a sample. */
export function Stamp({ children, onDeep }: { children: string; onDeep?: boolean }) {
  return (
    <span
      className={`inline-block -rotate-2 border-2 px-2.5 py-0.5 font-sans font-semibold text-sm uppercase tracking-widest ${onDeep ? 'border-accent text-accent' : 'border-error text-error'}`}
    >
      {children}
    </span>
  );
}
