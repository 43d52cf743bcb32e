/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inSourceCopy } from '@/test/source-copy';

const file = 'lib/leads/deliver.ts';

/** What the launch check prints in a copy of the project whose file of the delivery reads as given. */
function launchCheck(delivery: string): string {
  return inSourceCopy((root) => {
    writeFileSync(path.join(root, file), delivery);
    const script = ['--import', 'tsx', 'scripts/check-launch.ts'];
    return spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' }).stdout;
  });
}

test('forms that deliver nothing are named, with the file, until there is a delivery', () => {
  expect(launchCheck(readFileSync(file, 'utf8'))).toContain(`${file}: leads are confirmed`);
  const delivering = launchCheck('export const deliver = async () => {};');
  expect(delivering).toContain('points are open');
  expect(delivering).not.toContain(file);
}, 30_000);
