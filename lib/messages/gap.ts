/** What stands for a placeholder, an argument or an empty tag in a text as readers see it (`visibleText`). */
export const gap = '\u{FFFC}';
