/** The values that an option names. @param list with commas, or `all` @throws Error naming one that is not there */
export function chosen<Value extends string>(list: string, all: readonly Value[]): Value[] {
  if (list === 'all') return [...all];
  return list.split(',').map((name) => {
    const found = all.find((value) => value === name);
    if (found === undefined) throw new Error(`"${name}" is none of all, ${all.join(', ')}`);
    return found;
  });
}
