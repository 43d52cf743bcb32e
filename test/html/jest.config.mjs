import createConfig from '../../jest.config.mjs';

/** Tests of the files of `out/`, which has to be built: `npm run test:html`. */
export default async function config() {
  const {
    testPathIgnorePatterns: _ignored,
    setupFilesAfterEnv: _setup,
    ...shared
  } = await createConfig();
  return {
    ...shared,
    rootDir: '../..',
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/test/html/setup.ts'],
    testMatch: ['<rootDir>/test/html/**/*.test.ts'],
    // The parser uses these for each character; looking them up in Jest's sandbox would double its time.
    sandboxInjectedGlobals: [
      'String',
      'Object',
      'Array',
      'Map',
      'Set',
      'Number',
      'Math',
      'Uint32Array',
    ],
  };
}
