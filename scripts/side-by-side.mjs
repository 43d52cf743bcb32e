import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';

/**
 * @typedef {object} Task
 * @property {string} name as the terminal shows it
 * @property {[command: string, ...args: string[]]} command
 * @property {Record<string, string>} [env] variables on top of the current ones
 * @property {string[]} [after] names of tasks that must have ended before, because both use the same files
 * @property {boolean} [maySkip] whether it may say in a line `skipped: …` that it did not check anything
 * @property {string[]} [needs] names of tasks that must have passed before: otherwise this one fails unstarted
 */

/** @typedef {'passed' | 'failed' | 'skipped'} Outcome */

/**
 * @param {number | null} code @param {string} output @param {boolean} [maySkip]
 * @returns {Outcome}
 */
function outcomeOf(code, output, maySkip) {
  if (code !== 0) return 'failed';
  return maySkip && /^skipped: /m.test(output) ? 'skipped' : 'passed';
}

/**
 * Runs one task and prints what it wrote in one piece, so that two of them never mix.
 * @param {Task} task
 * @returns {Promise<Outcome>}
 */
function runTask({ name, command: [command, ...args], env, maySkip }) {
  const started = performance.now();
  console.log(`started: ${name}`);
  /** @type {Buffer[]} */
  const output = [];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`\n== ${name} (${seconds} s)\n`);
      const written = Buffer.concat(output);
      process.stdout.write(written);
      const outcome = outcomeOf(code, written.toString(), maySkip);
      console.log(`${outcome === 'passed' ? outcome : outcome.toUpperCase()}: ${name}`);
      resolve(outcome);
    });
  });
}

/**
 * Runs tasks side by side. One that has to wait for others lets those behind it go first.
 * @param {Task[]} tasks in the order in which they start
 * @param {number} [atOnce] how many may run at a time: by default as many as the machine has cores
 * @returns {Promise<Map<string, Outcome>>} by name
 * @throws {Error} when a task waits for one that is not in the list
 */
export async function sideBySide(tasks, atOnce = availableParallelism()) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...tasks];
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ after = [], needs = [] }) =>
      [...after, ...needs].every((name) => outcomes.has(name)),
    );
    const task = waiting[next];
    if (task === undefined || running.size >= atOnce) {
      // Tasks that wait for one another would wait for ever.
      if (running.size === 0)
        throw new Error(`${waiting[0]?.name} waits for a task that is not there`);
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(next, 1);
    const missing = task.needs?.filter((name) => outcomes.get(name) !== 'passed') ?? [];
    if (missing.length > 0) {
      console.log(`\n== ${task.name}\nFAILED: ${task.name} needs ${missing.join(' and ')}`);
      outcomes.set(task.name, 'failed');
      continue;
    }
    const ended = runTask(task).then((outcome) => {
      outcomes.set(task.name, outcome);
      running.delete(task.name);
    });
    running.set(task.name, ended);
  }
  return outcomes;
}
