/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceCopy } from '@/test/source-copy';

const delivery = 'lib/leads/deliver.ts';
const container = 'deploy/container/Containerfile';

let root = '';
beforeAll(() => {
  root = sourceCopy();
});
afterAll(() => rmSync(root, { recursive: true }));

/** What the launch check prints in a copy of the project in which a file reads as given. */
function launchCheck(file: string, text: string): string {
  const copy = path.join(root, file);
  const before = readFileSync(copy);
  writeFileSync(copy, text);
  const script = ['--import', 'tsx', 'scripts/check-launch.ts'];
  const { stdout } = spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' });
  writeFileSync(copy, before);
  return stdout;
}

test('forms that deliver nothing are named, with the file, until there is a delivery', () => {
  expect(launchCheck(delivery, readFileSync(delivery, 'utf8'))).toContain(
    `${delivery}: leads are confirmed`,
  );
  const delivering = launchCheck(delivery, 'export const deliver = async () => {};');
  expect(delivering).toContain('points are open');
  expect(delivering).not.toContain(delivery);
}, 30_000);

test('a container on a base by name is named, until that is pinned', () => {
  expect(launchCheck(container, 'FROM debian:12')).toContain(container);
  const pinned = launchCheck(container, `FROM debian:12@sha256:${'0a'.repeat(32)}`);
  expect(pinned).toContain('points are open');
  expect(pinned).not.toContain(container);
}, 30_000);
