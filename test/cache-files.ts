/**
 * Makes the code cache messages and documents, as in a build, until the end of the test file: for tests that
 * change no file. Otherwise files are read anew each time.
 */
export function cacheFiles(): void {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
}
