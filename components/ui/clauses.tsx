import { Children } from 'react';
import { Phrases } from './phrases';

/** The gap between two clauses, not within `9:00`, or between two sentences, not after `vs.`. */
const clauseEnd = /(?<=[:?]) (?=\S)|(?<=\p{Ll}\.) (?=[\p{Lu}¿])|(?<=[：？，。])(?=[\p{L}\p{N}])/u;

/** A title of several clauses, such as `Two banks: why`: a clause that fits on a line is not broken. */
export function Clauses({ text }: { text: string }) {
  const clauses = text.split(clauseEnd);
  if (clauses.length === 1) return <Phrases text={text} />;
  // In languages without spaces there is none between clauses.
  const space = text.includes(' ') ? ' ' : null;
  return Children.map(clauses, (clause, index) => (
    <>
      {index > 0 && space}
      {/* Inherited, as the underline of a link is not drawn in an inline block. */}
      <span data-clause="" className="inline-block max-w-full [text-decoration:inherit]">
        <Phrases text={clause} />
      </span>
    </>
  ));
}
