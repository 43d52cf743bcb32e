/** Soft hyphens, zero-width spaces and joiners, byte order marks: copied and searched for with the text. */
export const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** The characters of a text that nobody sees, as `U+2060`, each once. No-break spaces are none. */
export function invisibleCharacters(text: string): string[] {
  const codes = [...text.matchAll(invisible)].map(([character]) =>
    (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'),
  );
  return [...new Set(codes)].map((code) => `U+${code}`);
}
