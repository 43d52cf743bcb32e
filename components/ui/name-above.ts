/*
 * On a phone the name of a row stands above its cells, so that nothing has to be scrolled, and yet every box
 * stays what it is in a table: some browsers take a table that is laid out otherwise for no table, and
 * HTML allows no roles that would tell them. So the first column has no width, and a name, as wide as the
 * table, runs over the other columns. It ends in an empty line, on whose baseline the row's cells stand.
 */

/** Of a table whose names stand above its cells on a phone. It stands in an `@container`. */
export const tableNamedAbove = 'w-full border-collapse max-sm:table-fixed';

/** Of the head of its first column. */
export const headNamedAbove = 'max-sm:w-0';

/** Of what holds the name of a row. */
export const nameAbove =
  'max-sm:inline-block max-sm:w-[100cqi] max-sm:mr-[-100cqi] max-sm:pt-2 max-sm:ends-in-line';
