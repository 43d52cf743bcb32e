/**
 * What a table says of a line of a sheet: the number of its note, what it closes.
 * @returns undefined where the table does not name the line
 */
export function onLine<Value>(
  table: Readonly<Record<string, Value>>,
  line: string,
): Value | undefined {
  return table[line];
}
