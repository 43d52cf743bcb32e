import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const own = {
  testEnvironment: 'jsdom',
  // Jest's own default leaves one of two cores idle.
  maxWorkers: Math.max(availableParallelism() - 1, 2),
  // A busy machine shall be slow, not wrong.
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
    // budoux brings it for HTML, which we never give it; it takes a second to load in each test file.
    '^linkedom$': '<rootDir>/test/no-module.ts',
  },
};

export default async function config() {
  // Many packages are published as ES modules only: all of them are transformed.
  return { ...(await createConfig(own)()), transformIgnorePatterns: [] };
}
