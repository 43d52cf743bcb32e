/** OBJECT REPLACEMENT CHARACTER: a placeholder, an argument or an empty tag in a text as readers see it (`visibleText`). */
export const objectReplacement = '\u{FFFC}';
