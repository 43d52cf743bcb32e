/** A change as the documents print it: with the minus sign, where the language's format has a hyphen. */
export function signedChange(written: string): string {
  return written.replace('-', '\u2212');
}
