/** @typedef {import('./side-by-side.mjs').Task} Task */

/**
 * The checks that need neither a build nor a browser, the longest first.
 * @type {Task[]}
 */
export const checks = ['types', 'documents', 'format', 'unused', 'messages', 'dates'].map(
  (name) => ({
    name: `check:${name}`,
    command: ['npm', 'run', '--silent', `check:${name}`],
  }),
);
