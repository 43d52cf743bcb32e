/**
 * Lets the code keep what it has read of the contents, as it does in a build, until the file of tests
 * ends: for tests that change no file. Elsewhere the code looks at all files again each time.
 */
export function readOnce(): void {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
}
