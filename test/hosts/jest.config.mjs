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
    // Slow clients are slow; and one host at a time shall have the machine.
    testTimeout: 120_000,
    maxWorkers: 1,
  };
}
