/** `npm test`: installs what it needs, runs every kind of test one after the other, and counts what passed. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { run } from '../build/run.mjs';
import { inquiriesPath } from '../lib/inquiries/inquiries-path.mjs';
import { ensureBuilt, ensureInstalled } from './prepared.mjs';

const reports = '.cache/reports';

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const skipped = [];

function minutes() {
  return `${(performance.now() / 60_000).toFixed(1)} min`;
}

/** @param {string} name @param {number} passed @param {number} failed */
function recordResult(name, passed, failed) {
  console.log(`-- ${name}: ${minutes()} since the start`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`${name} (${failed})`);
}

/** Runs a step as one test, or as none where it was skipped. @param {string} name @param {() => boolean} work */
function runStep(name, work) {
  console.log(`\n== ${name}`);
  const ok = work();
  if (!ok || !skipped.includes(name)) recordResult(name, Number(ok), Number(!ok));
  return ok;
}

/** Runs a script as a step; `skipped: …` says that it checked nothing. @param {string} name @param {string} file */
function runScript(name, file) {
  runStep(name, () => {
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
 * Records the results in the report of a test runner. No tests, or no report, count as one failure.
 * @param {string} name @param {boolean} ok whether it exited with 0
 */
function recordReport(name, ok) {
  const file = `${reports}/${name}.json`;
  const { stats, ...report } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const passed = report.numPassedTests ?? stats?.expected ?? 0;
  const failed = report.numFailedTests ?? (stats ? stats.unexpected + stats.flaky : 0);
  recordResult(name, passed, ok && passed > 0 ? failed : Math.max(failed, 1));
}

/** @param {string} name @param {string[]} options */
function jestCommand(name, ...options) {
  return ['jest', '--json', `--outputFile=${reports}/${name}.json`, ...options];
}

/** @param {string} name @param {string[]} args of npx */
function runTests(name, ...args) {
  console.log(`\n== ${name}`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${name}.json` };
  recordReport(name, run('npx', args, env));
}

/**
 * Starts tests that wait most of the time, beside those that follow.
 * @param {string} name @param {string[]} args of npx
 * @returns {() => Promise<void>} waits for their end and prints what they said
 */
function startTests(name, ...args) {
  const log = `${reports}/${name}.log`;
  const output = openSync(log, 'w');
  const shell = process.platform === 'win32';
  const child = spawn('npx', args, { stdio: ['ignore', output, output], shell });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return async () => {
    const code = await ended;
    console.log(`\n== ${name}\n${readFileSync(log, 'utf8')}`);
    recordReport(name, code === 0);
  };
}

async function main() {
  // As `npm run site` builds it; the service runs beside each host.
  process.env.SITE_INQUIRIES_URL = inquiriesPath;
  ensureInstalled();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  runStep('checks', () => run(process.execPath, ['scripts/check.mjs']));
  runTests('unit', ...jestCommand('unit'));
  const isBuilt = runStep('static build', () => ensureBuilt('static'));
  if (!runStep('server build', () => ensureBuilt('server')) || !isBuilt) return;
  runScript('hosts to test', 'ensure-hosts.ts');
  const hosts = jestCommand('hosts', '--config', 'test/hosts/jest.config.mjs');
  const finishHosts = startTests('hosts', ...hosts);
  runTests('html', ...jestCommand('html', '--config', 'test/html/jest.config.mjs'));
  runScript('Nu HTML checker', 'check-nu.ts');
  await finishHosts();
  // Only now: what it imports has been installed above.
  const { ensureTestBrowser } = await import('./browser.mjs');
  ensureTestBrowser();
  runTests('e2e', 'playwright', 'test', '--reporter=list,json');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  recordResult('preparation', 0, 1);
}
if (failures.length > 0) console.log(`\nFAILED: ${failures.join(', ')}`);
if (skipped.length > 0) console.log(`\nSKIPPED, see above: ${skipped.join(', ')}`);
console.log(`\n${minutes()}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
