import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Jest's default leaves one of two cores idle.
  maxWorkers: Math.max(availableParallelism() - 1, 2),
  // A high timeout, so that tests do not fail on a busy machine.
  testTimeout: 300_000,
  globalSetup: '<rootDir>/test/global-setup.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/jest.setup.ts'],
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '<rootDir>/e2e/',
    // Needs the files of a build: npm run test:html.
    '<rootDir>/test/html/',
    // Needs the builds, and the hosts: npm run test:hosts.
    '<rootDir>/test/hosts/',
    '<rootDir>/node_modules/',
    '<rootDir>/.next/',
  ],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // A dependency of budoux for HTML, which is not used here: loading it takes a second in each test file.
    '^linkedom$': '<rootDir>/test/no-module.ts',
  },
};

export default async function jestConfig() {
  // Many packages are published as ES modules only: all of them are transformed.
  return { ...(await createConfig(config)()), transformIgnorePatterns: [] };
}
