/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inSourceCopy } from '@/test/source-copy';

/** Runs a real build in a copy of the project after `breakIt`. */
function build(breakIt: (root: string) => void) {
  return inSourceCopy((root) => {
    breakIt(root);
    return spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8', timeout: 60_000 });
  });
}

const article = 'articles/cash-flow-optimization';

test.each<[string, string, (root: string) => void]>([
  [
    'a bad document',
    `content/${article}/en.md: bad document\n  body: the link /articles/no-such-article`,
    (root) => {
      const file = path.join(root, `content/${article}/en.md`);
      const link = 'See [this](/articles/no-such-article).';
      writeFileSync(file, readFileSync(file, 'utf8').replace('## ', `${link}\n\n## `));
    },
  ],
  [
    'a planned link whose words stand nowhere',
    `content/link-plan.json: links.0.anchor: must stand in the running text of /${article}`,
    (root) => {
      const links = [{ page: `/${article}`, anchor: 'words of nobody', target: '/about' }];
      const plan = JSON.stringify({ links, rejected: [] });
      writeFileSync(path.join(root, 'content/link-plan.json'), plan);
    },
  ],
])(
  '%s stops the build, which names the file and the field',
  (_, problem, breakIt) => {
    const { status, stderr, stdout } = build(breakIt);
    expect(stderr).toContain(problem);
    expect(status).not.toBe(0);
    expect(stdout).not.toContain('Creating an optimized production build');
  },
  90_000,
);
