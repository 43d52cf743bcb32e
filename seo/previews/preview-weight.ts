/**
 * Most bytes that a picture may have: programs that show links give up on pictures that take long, and
 * shapes of a few colours need no more.
 */
export const mostPreviewBytes = 60 * 1024;
