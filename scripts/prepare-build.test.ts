/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inSourceCopy } from '@/test/source-copy';

test('a bad document stops the build, which names file and field', async () => {
  const file = 'content/articles/cash-flow-optimization/en.md';
  const { status, stdout, stderr } = await inSourceCopy((root) => {
    const place = path.join(root, file);
    const link = 'See [this](/articles/no-such-article).';
    writeFileSync(place, readFileSync(place, 'utf8').replace('## ', `${link}\n\n## `));
    return spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8' });
  });
  expect(stderr).toContain(`${file}: bad document\n  body: the link /articles/no-such-article`);
  expect(stdout).not.toContain('Creating an optimized production build');
  expect(status).not.toBe(0);
}, 120_000);

test('a rule that has ended stops the build, which names it and its last day', async () => {
  const file = 'content/countries/china.ts';
  const { status, stderr } = await inSourceCopy((root) => {
    const place = path.join(root, file);
    const text = readFileSync(place, 'utf8');
    writeFileSync(
      place,
      text.replace('until: visaFacts.chinaEntrySince.until', "until: '2026-01-15'"),
    );
    return spawnSync('npx', ['tsx', 'scripts/prepare-build.ts'], { cwd: root, encoding: 'utf8' });
  });
  expect(stderr).toContain('china.entry: held until 2026-01-15');
  expect(status).not.toBe(0);
}, 120_000);
