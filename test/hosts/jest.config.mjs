import createConfig from '../../jest.config.mjs';

/** Tests of the hosts, which serve the last builds: `npm run test:hosts`. */
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
    testMatch: ['<rootDir>/test/hosts/**/*.test.ts'],
    // One host at a time, so that it has the whole machine.
    maxWorkers: 1,
  };
}
