/*
 * On a phone the header of a row stands above its cells, so that the table needs no scrolling. The `display`
 * values of a table stay as they are: with others, some browsers drop its semantics. So the first column has
 * no width, and its header, as wide as the table, overflows the other columns. It ends in an empty line, on
 * whose baseline the row's cells sit.
 */

/** Classes of the table, which is in an `@container`. */
export const tableNamedAbove = 'w-full border-collapse max-sm:table-fixed';

/** Classes of the header of the first column. */
export const headNamedAbove = 'max-sm:w-0';

/** Classes of the element with the name of a row. */
export const nameAbove = 'name-above';
