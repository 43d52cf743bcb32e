const problems = [
  ["'", "has the apostrophe '; write ’"],
  ['"', 'has the straight mark "; quotations stand in those of the language'],
] as const;

/** The straight apostrophes and quotation marks of a text, each kind once, with the place of the first. */
export function straightMarks(text: string): { at: number; problem: string }[] {
  return problems
    .map(([mark, problem]) => ({ at: text.indexOf(mark), problem }))
    .filter(({ at }) => at >= 0);
}
