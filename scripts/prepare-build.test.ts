/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { inSourceCopy } from '@/test/source-copy';

/** Runs a real build in a copy of the project after `breakIt`. */
function build(breakIt: (root: string) => void) {
  return inSourceCopy((root) => {
    breakIt(root);
    return spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8', timeout: 60_000 });
  });
}

test('a bad document stops the build, which names the file and the field', () => {
  const article = 'content/articles/cash-flow-optimization/en.md';
  const { status, stderr, stdout } = build((root) => {
    appendFileSync(path.join(root, article), '\nSee [this](/articles/no-such-article).\n');
  });
  expect(stderr).toContain(`${article}: bad document\n  body: the link /articles/no-such-article`);
  expect(status).not.toBe(0);
  expect(stdout).not.toContain('Creating an optimized production build');
}, 90_000);
