/** A word stamped on a paper: an example. */
export function Stamp({ children }: { children: string }) {
  return (
    <span className="inline-block -rotate-2 border-2 border-error px-2.5 py-0.5 font-sans font-semibold text-error text-sm uppercase tracking-widest">
      {children}
    </span>
  );
}
