/**
 * Maximum size of a preview picture in bytes: apps that show links give up on pictures that load slowly, and
 * shapes of a few colors need no more.
 */
export const maxPreviewBytes = 60 * 1024;
