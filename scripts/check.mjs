/** `npm run check`: every check that needs neither a build nor a browser, side by side. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** @param {string} name @returns {Promise<{ passed: boolean, findings: string }>} */
function check(name) {
  return new Promise((resolve) => {
    const options = { maxBuffer: 2 ** 26, shell: process.platform === 'win32' };
    execFile('npm', ['run', '--silent', name], options, (error, output, errors) => {
      resolve({ passed: error === null, findings: `${output}${errors}` });
    });
  });
}

/** Prints the lines of code by folder, and their sum beside that of the tests. Texts in content/ do not count. */
function printLines() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\n');
  const isTest = /\.test\.tsx?$|^(?:test|e2e)\//;
  /** @type {Map<string, number>} */
  const lines = new Map();
  let [code, tests] = [0, 0];
  for (const file of files.filter((name) => /\.(?:tsx?|mjs|css)$/.test(name) && existsSync(name))) {
    const count = readFileSync(file, 'utf8').split('\n').length - 1;
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : '.';
    if (isTest.test(file)) tests += count;
    else if (folder !== 'content') code += count;
    if (!isTest.test(file)) lines.set(folder, (lines.get(folder) ?? 0) + count);
  }
  console.log([...lines].map(([folder, count]) => `${folder} ${count}`).join(', '));
  console.log(`Lines: code ${code}, tests and helpers ${tests}`);
}

const topics = ['documents', 'format', 'unused', 'messages', 'dates', 'types'];
const names = topics.map((topic) => `check:${topic}`);
const failed = [];
for (const [at, outcome] of names.map(check).entries()) {
  const { passed, findings } = await outcome;
  if (!passed) failed.push(names[at]);
  console.log(`— ${names[at]}: ${passed ? 'passed' : 'FAILED'} —\n${findings}`);
}
printLines();
console.log(failed.length === 0 ? 'All checks passed.' : `FAILED: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
