/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// What `npm run build` reads before Next itself starts.
const parts = [
  'build',
  'client',
  'components',
  'content',
  'documents',
  'i18n',
  'lib',
  'messages',
  'scripts',
  'seo',
];
const files = ['package.json', 'tsconfig.json'];

/** Runs a real build in a copy of the project after `breakIt`. */
function build(breakIt: (root: string) => void) {
  const root = mkdtempSync(path.join(tmpdir(), 'build-'));
  try {
    for (const part of [...parts, ...files]) {
      cpSync(part, path.join(root, part), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
    breakIt(root);
    return spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8', timeout: 60_000 });
  } finally {
    rmSync(root, { recursive: true });
  }
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
