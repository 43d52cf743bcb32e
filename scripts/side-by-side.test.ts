/** @jest-environment node */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sideBySide, type Task } from './side-by-side.mjs';

let folder = '';
let printed = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tasks-'));
  appendFileSync(log(), '');
  printed = '';
  const print = (text: unknown) => {
    printed += String(text);
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(print);
  jest.spyOn(console, 'log').mockImplementation((text) => print(`${text}\n`));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function log(): string {
  return path.join(folder, 'log');
}

/** A task that notes its start and its end, prints a line at each, and takes a moment. */
function task(name: string, options: Partial<Task> = {}, exitCode = 0): Task {
  const script = `
    const { appendFileSync } = require('node:fs');
    appendFileSync(process.env.LOG, '+${name} ');
    console.log('${name}, line 1');
    setTimeout(() => {
      appendFileSync(process.env.LOG, '-${name} ');
      console.error('${name}, line 2');
      process.exitCode = ${exitCode};
    }, 200);`;
  return { name, command: [process.execPath, '-e', script], env: { LOG: log() }, ...options };
}

function events(): string[] {
  return readFileSync(log(), 'utf8').trim().split(' ');
}

test('tells which tasks passed, and prints the output of each in one piece', async () => {
  const outcomes = await sideBySide([task('a'), task('b', {}, 1)]);
  expect([...outcomes].sort()).toEqual([
    ['a', 'passed'],
    ['b', 'failed'],
  ]);
  expect(printed).toContain('a, line 1\na, line 2\npassed: a');
  expect(printed).toContain('b, line 1\nb, line 2\nFAILED: b');
});

test('a task waits for those that it comes after, and lets others go first', async () => {
  await sideBySide([task('a', {}, 1), task('b', { after: ['a'] }), task('c')], 2);
  const order = events();
  expect(order.indexOf('+b')).toBeGreaterThan(order.indexOf('-a'));
  expect(order.indexOf('+c')).toBeLessThan(order.indexOf('+b'));
});

test('a task is not started when one that it needs has failed', async () => {
  const outcomes = await sideBySide([task('a', {}, 1), task('b', { needs: ['a'] })]);
  expect(outcomes.get('b')).toBe('failed');
  expect(events()).toEqual(['+a', '-a']);
  expect(printed).toContain('FAILED: b needs a');
});

test('a command that is not there fails', async () => {
  const outcomes = await sideBySide([{ name: 'a', command: ['no-such-command'] }]);
  expect(outcomes.get('a')).toBe('failed');
});

test('a task that may skip and says that it checked nothing has not passed', async () => {
  const says = (name: string, exitCode: number, maySkip = true): Task => ({
    name,
    maySkip,
    command: [process.execPath, '-e', `console.log('skipped: why'); process.exit(${exitCode})`],
  });
  const outcomes = await sideBySide([says('a', 0), says('b', 1), says('c', 0, false)]);
  expect([...outcomes].sort()).toEqual([
    ['a', 'skipped'],
    ['b', 'failed'],
    ['c', 'passed'],
  ]);
  expect(printed).toContain('skipped: why\nSKIPPED: a');
});

test('waiting for a task that is not in the list is an error', async () => {
  await expect(sideBySide([task('a', { after: ['b'] })])).rejects.toThrow(/a waits for/);
});
