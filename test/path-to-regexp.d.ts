/** The part that tests use of the release 6 of path-to-regexp that Next brings, without types. */
declare module 'next/dist/compiled/path-to-regexp' {
  /** A group of a pattern: unnamed ones are numbered. */
  type Key = { name: string | number };

  export function pathToRegexp(
    source: string,
    keys: Key[],
    options: { strict: boolean; sensitive: boolean; delimiter: string },
  ): RegExp;

  export function compile(
    path: string,
    options: { validate: boolean },
  ): (values: Readonly<Record<string, string>>) => string;
}
