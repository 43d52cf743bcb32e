/**
 * Marks a test of what stands in the pages alone. nginx and the edge send the files of the static output
 * as they are, with the same headers (test/hosts/ asks for each): on those it would see the same again.
 */
export const onceABuild = { tag: '@once-a-build' };
