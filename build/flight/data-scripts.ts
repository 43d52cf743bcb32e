/** What Next writes for each piece of the data: a kind, and a text for most of them. */
const push = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*\])\)$/s;

/** Kinds of pieces: the beginning, and a text. */
const start = 0;
const text = 1;

/**
 * The data for React that a page's scripts hold.
 * @param scripts their contents, in order
 * @throws Error when one of them does something else: Next may have changed what it writes
 */
export function readDataScripts(scripts: readonly string[]): string {
  return scripts
    .map((script) => {
      const piece: unknown = JSON.parse(push.exec(script)?.[1] ?? 'null');
      const [kind, value]: unknown[] = Array.isArray(piece) ? piece : [];
      if (kind === start) return '';
      if (kind === text && typeof value === 'string') return value;
      throw new Error(`unknown data for React: ${script.slice(0, 80)}`);
    })
    .join('');
}

/** The script that hands data to React, in one piece. */
export function writeDataScript(data: string): string {
  // One by one: where Next has come first, it takes them so.
  return `(self.__next_f=self.__next_f||[]).push([${start}]);self.__next_f.push([${text},${JSON.stringify(data)}])`;
}
