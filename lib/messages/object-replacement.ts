/** OBJECT REPLACEMENT CHARACTER (U+FFFC): what `visibleText` writes for a placeholder, an argument or an empty tag. */
export const objectReplacement = '\u{FFFC}';
