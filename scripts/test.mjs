/** `npm test`: installs what it needs, runs every kind of check, and counts what passed. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt, ensureInstalled } from './prepared.mjs';
import { run } from './run.mjs';

const reports = '.cache/reports';
const unitReport = `${reports}/unit.json`;
const e2eReport = `${reports}/e2e.json`;

let passed = 0;
let failed = 0;

/**
 * Counts one check by its outcome.
 * @param {string} name @param {boolean} ok
 */
function count(name, ok) {
  console.log(`${ok ? 'passed' : 'FAILED'}: ${name}`);
  if (ok) passed += 1;
  else failed += 1;
}

/** @param {string} title */
function heading(title) {
  console.log(`\n== ${title}`);
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
  if (good + bad === 0 || (!ok && bad === 0)) count(`${name} did not finish`, false);
}

function main() {
  heading('Packages');
  ensureInstalled();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  for (const check of ['format', 'types', 'unused', 'messages', 'documents']) {
    heading(`check:${check}`);
    count(`check:${check}`, run('npm', ['run', '--silent', `check:${check}`]));
  }

  heading('Unit tests');
  const unitOk = run('npx', ['jest', '--json', `--outputFile=${unitReport}`]);
  const unit = readReport(unitReport);
  addFigures('Jest', unitOk, unit?.numPassedTests ?? 0, unit?.numFailedTests ?? 0);

  heading('Build');
  let allBuilt = true;
  // The static build first: it needs the folder of the server's.
  for (const which of /** @type {const} */ (['static', 'server', 'pseudo'])) {
    const built = ensureBuilt(which);
    count(`${which} build`, built);
    allBuilt &&= built;
  }
  if (!allBuilt) return;

  heading('End-to-end tests');
  if (!run(process.execPath, ['scripts/ensure-browser.mjs'])) {
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
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed += 1;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
