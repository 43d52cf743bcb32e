import { defineConfig } from 'playwright/test';
import { origin, ports } from './e2e/support/servers';
import { browserArguments, findBrowser } from './scripts/browser.mjs';

/** Serves one of the two builds while the tests run. */
function serve(port: number, pseudo: '' | '1') {
  return {
    command: `node node_modules/next/dist/bin/next start -p ${port}`,
    url: `${origin(port)}/about`,
    env: { SITE_PSEUDO: pseudo },
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  };
}

// Production builds only: `npm test` builds before it runs this.
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : 'list',
  use: {
    baseURL: origin(ports.site),
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
    },
  },
  projects: [
    { name: 'site', testIgnore: 'pseudo/**' },
    { name: 'pseudo', testMatch: 'pseudo/**/*.spec.ts' },
  ],
  webServer: [serve(ports.site, ''), serve(ports.pseudo, '1')],
});
