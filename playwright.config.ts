import { defineConfig } from 'playwright/test';
import { origin, ports } from './e2e/support/servers';
import { browserArguments, findBrowser } from './scripts/browser.mjs';

/** Serves the server build while the tests run. */
const serveServer = {
  command: 'node scripts/serve-next.mjs',
  url: `${origin(ports.server)}/about`,
  env: { PORT: String(ports.server) },
  reuseExistingServer: false,
  stdout: 'ignore' as const,
};

/** Serves the static output while the tests run. */
const serveStatic = {
  command: 'node --import tsx scripts/serve-static.ts',
  url: `${origin(ports.static)}/about`,
  env: { PORT: String(ports.static) },
  reuseExistingServer: false,
  stdout: 'ignore' as const,
};

/** What depends on the host: how pages are hydrated, follow one another, and are addressed. */
const onBothHosts = [
  'back-forward',
  'console',
  'forms-early',
  'hydration-failure',
  'language-offer',
  'navigation',
  'not-found',
  'policy',
  'prefetch',
  'prefixes',
  'site-files',
  'slideshow',
  'tabs-accordion',
];

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
    baseURL: origin(ports.static),
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
    },
  },
  projects: [
    { name: 'static' },
    {
      name: 'server',
      testMatch: onBothHosts.map((name) => `${name}.spec.ts`),
      use: { baseURL: origin(ports.server) },
    },
  ],
  webServer: [serveServer, serveStatic],
});
