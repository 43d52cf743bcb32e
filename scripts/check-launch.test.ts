/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const parts = [
  'content',
  'documents',
  'i18n',
  'lib',
  'messages',
  'scripts',
  'package.json',
  'tsconfig.json',
];
const file = 'lib/leads/deliver.ts';

/** What the launch check prints in a copy of the project whose file of the delivery reads as given. */
function launchCheck(delivery: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'launch-'));
  try {
    for (const part of parts) cpSync(part, path.join(root, part), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
    writeFileSync(path.join(root, file), delivery);
    const script = ['--import', 'tsx', 'scripts/check-launch.ts'];
    return spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('forms that deliver nothing are named, with the file, until there is a delivery', () => {
  expect(launchCheck(readFileSync(file, 'utf8'))).toContain(`${file}: leads are confirmed`);
  const delivering = launchCheck('export const deliver = async () => {};');
  expect(delivering).toContain('points are open');
  expect(delivering).not.toContain(file);
}, 30_000);
