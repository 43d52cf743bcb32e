import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { aptInstall, run } from '../build/run.mjs';

const debianBrowser = '/usr/bin/chromium';

const systemBrowsers = [
  debianBrowser,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's build of the headless shell: the same engine, without a window. */
const systemHeadlessShell = '/usr/bin/chromium-headless-shell';

/**
 * How the browser is started: without a sandbox, which containers lack, without traffic of its own, and without font
 * hinting: headless Chromium would round the widths of letters to whole pixels, as no phone and no window does.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Path of a Chromium: that of CHROMIUM_PATH, Playwright's own, or the system's. @returns {string | undefined} */
export function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/**
 * Path of the browser for tests: where there is one, the headless shell, which shows a page for half of the work. It
 * has no back/forward cache.
 * @returns {string | undefined} undefined for Playwright's own, which comes in both kinds
 */
export function findTestBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH === undefined && existsSync(chromium.executablePath())) return undefined;
  if (CHROMIUM_PATH === undefined && existsSync(systemHeadlessShell)) return systemHeadlessShell;
  return findBrowser();
}

/** Finds a browser, else fetches Playwright's or Debian's. @throws {Error} saying what to do when none of them works */
export function ensureBrowser() {
  if (findBrowser()) return;
  console.log('No Chromium found: trying the download of Playwright.');
  if (run('npx', ['playwright', 'install', 'chromium']) && findBrowser()) {
    // The libraries that it needs are a matter of the system's packages: only root may add them.
    if (process.getuid?.() === 0) run('npx', ['playwright', 'install-deps', 'chromium']);
  } else aptInstall('chromium');
  if (findBrowser()) return;
  throw new Error('No Chromium could be installed. Install one, or set CHROMIUM_PATH to one.');
}

/**
 * Makes sure that there is a browser for tests. In the headless shell they take half the time; Debian has it in a
 * package of its own, and all works without it.
 * @throws {Error} as `ensureBrowser`
 */
export function ensureTestBrowser() {
  ensureBrowser();
  if (findTestBrowser() === debianBrowser) aptInstall('chromium-headless-shell');
}
