import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { origin, ports, testedHosts } from './e2e/support/servers';
import { keysOf } from './lib/objects/entries-of';
import { browserArguments, findTestBrowser } from './scripts/browser.mjs';
import { hosts } from './scripts/hosts';

/** Serves a site while the tests run. */
function webServer(name: keyof typeof ports, command: readonly string[]) {
  return {
    command: command.join(' '),
    url: `${origin(ports[name])}/about`,
    env: {
      PORT: String(ports[name]),
      INQUIRIES_DATABASE_URL: `file:.cache/inquiries-${name}.db`,
      // The tests of one run are a flood from one address.
      INQUIRIES_REVIEW_ABOVE: '100000',
      INQUIRIES_TRUSTED_PROXIES: '0',
    },
    reuseExistingServer: false,
    timeout: 300_000,
    stdout: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  };
}

// Each worker reads this file, too: only the main process prints.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const name of keysOf(hosts).filter((each) => !testedHosts.includes(each))) {
    console.log(`skipped: the tests of the host "${name}": ${hosts[name].missing()}.`);
  }
}

// Production builds only: `npm test` builds before it runs this.
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than the cores: some tests wait most of the time.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // High timeouts, so that tests do not fail on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: origin(ports.static),
    launchOptions: {
      executablePath: findTestBrowser(),
      args: browserArguments,
    },
  },
  webServer: [
    ...testedHosts.map((name) => webServer(name, hosts[name].command)),
    webServer('planted', ['node', '--import', 'tsx', 'e2e/support/serve-planted-site.ts']),
  ],
});
