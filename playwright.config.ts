import { defineConfig } from 'playwright/test';
import { onceABuild } from './e2e/support/once-a-build';
import { origin, ports } from './e2e/support/servers';
import { keysOf } from './lib/objects/entries-of';
import { browserArguments, findTestBrowser } from './scripts/browser.mjs';
import { type HostName, hosts, isTested } from './scripts/hosts';

/** Serves one of the last builds while the tests run. */
function webServer(name: HostName) {
  return {
    command: hosts[name].command.join(' '),
    url: `${origin(ports[name])}/about`,
    env: { PORT: String(ports[name]) },
    reuseExistingServer: false,
    stdout: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  };
}

const names = keysOf(hosts);

// Each worker reads this file, too: once is enough.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const name of names.filter((each) => !isTested(each))) {
    console.log(`skipped: the tests of the host "${name}": ${hosts[name].missing()}.`);
  }
}

/** What depends on the host: how pages are addressed, sent, kept, and follow one another. */
const onEveryHost = [
  'back-forward',
  'console',
  'navigation',
  'not-found',
  'policy',
  'prefetch',
  'prefixes',
  'site-files',
];

/** What depends on the build: how pages are hydrated. The hosts of the static output send the same bytes. */
const onBothBuilds = ['forms-early', 'hydration-failure', 'tabs-accordion'];

function specsOn(name: HostName): string[] {
  const specs = name === 'server' ? [...onEveryHost, ...onBothBuilds] : onEveryHost;
  return specs.map((spec) => `${spec}.spec.ts`);
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
    baseURL: origin(ports.static),
    launchOptions: {
      executablePath: findTestBrowser(),
      args: browserArguments,
    },
  },
  projects: [
    { name: 'static' },
    ...names
      .filter((name) => name !== 'static' && isTested(name))
      .map((name) => ({
        name,
        testMatch: specsOn(name),
        ...(name === 'server' ? {} : { grepInvert: new RegExp(onceABuild.tag) }),
        use: { baseURL: origin(ports[name]) },
      })),
  ],
  webServer: names.filter(isTested).map(webServer),
});
