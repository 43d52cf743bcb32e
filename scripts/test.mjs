/** `npm test`: installs what it needs, runs every kind of test one after the other, and counts what passed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt, ensureInstalled } from './prepared.mjs';
import { run } from './run.mjs';

const reports = '.cache/reports';

let [passed, failed] = [0, 0];
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const skipped = [];

function minutes() {
  return `${(performance.now() / 60_000).toFixed(1)} min`;
}

/** @param {string} name @param {number} good @param {number} bad */
function count(name, good, bad) {
  console.log(`-- ${name}: ${minutes()} since the start`);
  passed += good;
  failed += bad;
  if (bad > 0) failures.push(`${name} (${bad})`);
}

/** Counts a step as one test, or as none where it was skipped. @param {string} name @param {() => boolean} work */
function step(name, work) {
  console.log(`\n== ${name}`);
  const ok = work();
  if (!ok || !skipped.includes(name)) count(name, Number(ok), Number(!ok));
  return ok;
}

/**
 * Runs a script that may say in a line `skipped: …` that it checked nothing.
 * @param {string} name @param {string} file
 */
function script(name, file) {
  step(name, () => {
    const command = ['--import', 'tsx', `scripts/${file}`];
    const { status, stdout } = spawnSync(process.execPath, command, {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    process.stdout.write(stdout);
    if (/^skipped: /m.test(stdout)) skipped.push(name);
    return status === 0;
  });
}

/**
 * Counts the tests of a runner by its report. One that ran nothing, or died, counts as a failure.
 * @param {string} name @param {string[]} args of npx
 */
function tests(name, ...args) {
  console.log(`\n== ${name}`);
  const file = `${reports}/${name}.json`;
  const ok = run('npx', args, { E2E_REPORT: file });
  const { stats, ...report } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const good = report.numPassedTests ?? stats?.expected ?? 0;
  const bad = report.numFailedTests ?? (stats ? stats.unexpected + stats.flaky : 0);
  count(name, good, ok && good > 0 ? bad : Math.max(bad, 1));
}

/** @param {string} name @param {string[]} options */
function jest(name, ...options) {
  tests(name, 'jest', '--json', `--outputFile=${reports}/${name}.json`, ...options);
}

async function main() {
  ensureInstalled();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  step('checks', () => run(process.execPath, ['scripts/check.mjs']));
  jest('unit');
  const isBuilt = step('static build', () => ensureBuilt('static'));
  if (!step('server build', () => ensureBuilt('server')) || !isBuilt) return;
  jest('html', '--config', 'test/html/jest.config.mjs');
  script('Nu HTML checker', 'check-nu.ts');
  script('hosts to test', 'ensure-hosts.ts');
  jest('hosts', '--config', 'test/hosts/jest.config.mjs');
  // Only now: what it imports has been installed above.
  const { ensureTestBrowser } = await import('./browser.mjs');
  ensureTestBrowser();
  tests('e2e', 'playwright', 'test');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  count('preparing', 0, 1);
}
if (failures.length > 0) console.log(`\nFAILED: ${failures.join(', ')}`);
if (skipped.length > 0) console.log(`\nSKIPPED, see above: ${skipped.join(', ')}`);
console.log(`\n${minutes()}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
