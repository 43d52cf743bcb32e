/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inSourceCopy } from '@/test/source-copy';

const article = 'articles/cash-flow-optimization';

test('a bad document, and a planned link whose words stand nowhere, stop the build, which names file and field', async () => {
  const [build, preparation] = await inSourceCopy((root) => {
    const options = { cwd: root, encoding: 'utf8', timeout: 60_000 } as const;
    const links = [{ page: `/${article}`, anchor: 'words of nobody', target: '/about' }];
    const plan = JSON.stringify({ links, rejected: [] });
    writeFileSync(path.join(root, 'content/link-plan.json'), plan);
    const stopped = spawnSync('npm', ['run', 'build'], options);
    const file = path.join(root, `content/${article}/en.md`);
    const link = 'See [this](/articles/no-such-article).';
    writeFileSync(file, readFileSync(file, 'utf8').replace('## ', `${link}\n\n## `));
    // What the build begins with.
    const script = ['--import', 'tsx', 'scripts/prepare-build.ts'];
    return [stopped, spawnSync(process.execPath, script, options)];
  });
  expect(build?.stderr).toContain(
    `content/link-plan.json: links.0.anchor: must stand in the running text of /${article}`,
  );
  expect(build?.stdout).not.toContain('Creating an optimized production build');
  expect(preparation?.stderr).toContain(
    `content/${article}/en.md: bad document\n  body: the link /articles/no-such-article`,
  );
  for (const { status } of [build, preparation].flatMap((each) => each ?? [])) {
    expect(status).not.toBe(0);
  }
}, 120_000);
