/** `npm test`: installs what it needs, runs every kind of test one after the other, and counts what passed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inquiriesPath } from '../deploy/files.mjs';
import { ensureBuilt, ensureInstalled } from './prepared.mjs';
import { run } from './run.mjs';

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

/** Runs a test runner; no tests or no report are a failure. @param {string} name @param {string[]} args of npx */
function runTests(name, ...args) {
  console.log(`\n== ${name}`);
  const file = `${reports}/${name}.json`;
  const ok = run('npx', args, { E2E_REPORT: file });
  const { stats, ...report } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const passed = report.numPassedTests ?? stats?.expected ?? 0;
  const failed = report.numFailedTests ?? (stats ? stats.unexpected + stats.flaky : 0);
  recordResult(name, passed, ok && passed > 0 ? failed : Math.max(failed, 1));
}

/** @param {string} name @param {string[]} options */
function runJest(name, ...options) {
  runTests(name, 'jest', '--json', `--outputFile=${reports}/${name}.json`, ...options);
}

async function main() {
  // As `npm run site` builds it; the service runs beside each host.
  process.env.SITE_INQUIRIES_URL = inquiriesPath;
  ensureInstalled();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  runStep('checks', () => run(process.execPath, ['scripts/check.mjs']));
  runJest('unit');
  const isBuilt = runStep('static build', () => ensureBuilt('static'));
  if (!runStep('server build', () => ensureBuilt('server')) || !isBuilt) return;
  runJest('html', '--config', 'test/html/jest.config.mjs');
  runScript('Nu HTML checker', 'check-nu.ts');
  runScript('hosts to test', 'ensure-hosts.ts');
  runJest('hosts', '--config', 'test/hosts/jest.config.mjs');
  // Only now: what it imports has been installed above.
  const { ensureTestBrowser } = await import('./browser.mjs');
  ensureTestBrowser();
  runTests('e2e', 'playwright', 'test');
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
