/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inSourceCopy } from '@/test/source-copy';

const key = 'blogs.ctaTitle';

/** Changes the English text of the key in a copy of the project. */
function changeEnglish(root: string): void {
  const file = path.join(root, 'messages/en/blogs.json');
  const blogs = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...blogs, ctaTitle: 'Ask us about your own case' }));
}

function run(root: string, script: string, ...args: string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}.ts`, ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, stdout };
}

test('a translation whose English has changed is kept and listed, until somebody settles it', () => {
  inSourceCopy((root) => {
    expect(run(root, 'messages').stdout).not.toContain(key);
    changeEnglish(root);
    const { status, stdout } = run(root, 'check-messages');
    expect(stdout).toContain(`de: ${key}: the English text has changed since`);
    // Listed, and no reason to stop a build.
    expect(status).toBe(0);
    expect(run(root, 'messages').stdout).toContain(`${key} (zh, ko, ja, es, de)`);
    run(root, 'messages', 'accept', key, '--locale', 'de');
    expect(run(root, 'messages').stdout).toContain(`${key} (zh, ko, ja, es)`);
    run(root, 'messages', 'accept', 'blogs.*');
    expect(run(root, 'messages').stdout).not.toContain(key);
  });
}, 60_000);

test.each([
  ['a key that nothing has', ['accept', 'pages.noSuchKey'], 'pages.noSuchKey'],
  ['an unknown language', ['accept', key, '--locale', 'fr'], 'fr'],
  ['an unknown command', ['settle'], 'Usage'],
])('%s is refused', (_, args, problem) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/messages.ts', ...args],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain(problem);
});
