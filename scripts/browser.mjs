import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { commandExists, run } from './run.mjs';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How the browser is started: without a sandbox, which containers lack, and without traffic of its own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium that is on this machine: the one that CHROMIUM_PATH names, Playwright's own,
 * or the system's.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/**
 * Makes sure that there is a browser: an existing one, else Playwright's download, else the
 * package manager of Debian and Ubuntu.
 * @throws {Error} saying what to do when none of them works
 */
export function ensureBrowser() {
  if (findBrowser()) return;
  console.log('No Chromium found: trying the download of Playwright.');
  if (run('npx', ['playwright', 'install', 'chromium']) && findBrowser()) {
    // The libraries that it needs are a matter of the system's packages: only root may add them.
    if (process.getuid?.() === 0) run('npx', ['playwright', 'install-deps', 'chromium']);
    return;
  }
  if (commandExists('apt-get')) {
    console.log('The download did not work: trying apt-get.');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  if (!findBrowser()) {
    throw new Error(
      'No Chromium could be installed. Install Chrome or Chromium, or set CHROMIUM_PATH to one.',
    );
  }
}
