/** In bytes, our own budget: apps give up on pictures that load slowly, and shapes of few colors need no more. */
export const maxPreviewBytes = 60 * 1024;
