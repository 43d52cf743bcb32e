/** `npm test`: installs what it needs, runs every kind of check, and counts what passed. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { checks } from './checks.mjs';
import { onFirstRun } from './first-run.mjs';
import { ensureInstalled } from './prepared.mjs';
import { run } from './run.mjs';
import { sideBySide } from './side-by-side.mjs';

const reports = '.cache/reports';
const unitReport = `${reports}/unit.json`;
const htmlReport = `${reports}/html.json`;
const hostReport = `${reports}/hosts.json`;
const e2eReport = `${reports}/e2e.json`;

const unitTests = 'unit tests';
const htmlTests = 'tests of the HTML';
const hostTests = 'tests of the hosts';
const fetchHosts = 'hosts';
const builds = { static: 'static build', server: 'server build' };

/**
 * @param {keyof typeof builds} which
 * @returns {[string, ...string[]]}
 */
function buildCommand(which) {
  return [process.execPath, 'scripts/ensure-built.mjs', which];
}

/**
 * All that needs no browser, in the order in which it starts. The builds and the generated types of
 * check:types share folders of Next: those wait for each other.
 * @type {import('./side-by-side.mjs').Task[]}
 */
const tasks = [
  {
    name: fetchHosts,
    command: [process.execPath, '--import', 'tsx', 'scripts/ensure-hosts.ts'],
    maySkip: true,
  },
  ...checks,
  { name: builds.static, command: buildCommand('static'), after: ['check:types'] },
  { name: unitTests, command: ['npx', 'jest', '--json', `--outputFile=${unitReport}`] },
  {
    name: 'check:nu',
    command: ['npm', 'run', '--silent', 'check:nu'],
    maySkip: true,
    needs: [builds.static],
  },
  { name: builds.server, command: buildCommand('server'), after: [builds.static] },
  {
    name: htmlTests,
    command: [
      'npx',
      'jest',
      '--config',
      'test/html/jest.config.mjs',
      // The last of the tasks: by then the others leave their cores.
      '--maxWorkers=100%',
      '--json',
      `--outputFile=${htmlReport}`,
    ],
    needs: [builds.static, builds.server],
  },
];

/** The runners that count by themselves, and their reports. */
const counted = { [unitTests]: unitReport, [htmlTests]: htmlReport };

let passed = 0;
let failed = 0;
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const skipped = [];
/** Seconds in which nothing could be tested yet, because something was fetched. */
let preparing = 0;

/**
 * Counts one check by its outcome.
 * @param {string} name @param {boolean} ok
 */
function count(name, ok) {
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Adds a runner's own figures; a runner that ran nothing or died counts as one failure.
 * @param {string} name @param {boolean} ok @param {number} good @param {number} bad
 */
function addFigures(name, ok, good, bad) {
  passed += good;
  failed += bad;
  if (bad > 0) failures.push(`${name} (${bad})`);
  else if (good === 0 || !ok) count(`${name} did not finish`, false);
}

async function main() {
  console.log('== Packages');
  preparing += onFirstRun('Packages', ensureInstalled).seconds;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const outcomes = await sideBySide(tasks);
  for (const [name, outcome] of outcomes) {
    if (name in counted) continue;
    if (outcome === 'skipped') skipped.push(name);
    else count(name, outcome === 'passed');
  }
  for (const [name, file] of Object.entries(counted)) {
    const report = readReport(file);
    const ok = outcomes.get(name) === 'passed';
    addFigures(name, ok, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
  }
  if (!Object.values(builds).every((name) => outcomes.get(name) === 'passed')) return;

  // By themselves: they ask how soon a host answers.
  console.log('\n== Tests of the hosts');
  const options = ['--json', `--outputFile=${hostReport}`];
  const hostsOk = run('npx', ['jest', '--config', 'test/hosts/jest.config.mjs', ...options]);
  const hostFigures = readReport(hostReport);
  addFigures(
    hostTests,
    hostsOk,
    hostFigures?.numPassedTests ?? 0,
    hostFigures?.numFailedTests ?? 0,
  );

  console.log('\n== End-to-end tests');
  const browser = onFirstRun('A browser', () =>
    run(process.execPath, ['scripts/ensure-browser.mjs']),
  );
  preparing += browser.seconds;
  if (!browser.result) {
    count('browser', false);
    return;
  }
  const e2eOk = run('npx', ['playwright', 'test'], { E2E_REPORT: e2eReport });
  const stats = readReport(e2eReport)?.stats;
  addFigures(
    'Playwright',
    e2eOk,
    stats?.expected ?? 0,
    (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed += 1;
}
if (failures.length > 0) console.log(`\nFAILED: ${failures.join(', ')}`);
if (skipped.length > 0) console.log(`\nSKIPPED: ${skipped.join(', ')}`);
const minutes = (performance.now() / 60_000).toFixed(1);
console.log(`\n${minutes} min, of them ${preparing.toFixed(0)} s to fetch packages and a browser`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
