/**
 * Maximum size of an Open Graph image in bytes: our own budget. Apps that show links give up on pictures that load
 * slowly, and shapes of a few colors need no more.
 */
export const maxPreviewBytes = 60 * 1024;
