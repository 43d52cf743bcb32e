/** `npm run check`: every check that needs neither a build nor a browser, side by side. */
import { execFile } from 'node:child_process';

/** @param {string} name @returns {Promise<boolean>} whether it passed; what it wrote comes in one piece */
function check(name) {
  return new Promise((resolve) => {
    const options = { maxBuffer: 2 ** 26, shell: process.platform === 'win32' };
    execFile('npm', ['run', '--silent', name], options, (error, output, errors) => {
      console.log(`${output}${errors}${error ? 'FAILED' : 'passed'}: ${name}`);
      resolve(error === null);
    });
  });
}

const names = ['types', 'documents', 'format', 'unused', 'messages', 'dates'];
const outcomes = await Promise.all(names.map((name) => check(`check:${name}`)));
const failed = names.filter((_, at) => !outcomes[at]);
console.log(failed.length === 0 ? 'All checks passed.' : `FAILED: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
