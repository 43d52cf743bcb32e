/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceCopy } from '@/test/source-copy';

const container = 'deploy/container/Containerfile';

let root = '';
beforeAll(() => {
  root = sourceCopy();
});
afterAll(() => rmSync(root, { recursive: true }));

/** What the launch check prints in a copy of the project, with more environment variables. */
function checkedWith(env: Record<string, string> = {}): string {
  const script = ['--import', 'tsx', 'scripts/check-launch.ts'];
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, script, options).stdout;
}

/** What the launch check prints where a file of the copy has this text. */
function checkedWithFile(file: string, text: string): string {
  const copy = path.join(root, file);
  const before = readFileSync(copy);
  writeFileSync(copy, text);
  const printed = checkedWith();
  writeFileSync(copy, before);
  return printed;
}

test('forms that lead nowhere are named, until inquiries are taken and delivered', () => {
  expect(checkedWith({ SITE_INQUIRIES_URL: '' })).toMatch(
    /Forms that lead nowhere.*- SITE_INQUIRIES_URL:.*- INQUIRIES_SMTP_URL or/s,
  );
  const delivering = checkedWith({
    SITE_INQUIRIES_URL: '/api/inquiries',
    INQUIRIES_SMTP_URL: 'smtps://mail.firm.example',
  });
  expect(delivering).toContain('points are open');
  expect(delivering).not.toContain('INQUIRIES');
}, 30_000);

test('a container whose base image is not pinned is named, until it is', () => {
  expect(checkedWithFile(container, 'FROM debian:12')).toContain(container);
  const pinned = checkedWithFile(container, `FROM debian:12@sha256:${'0a'.repeat(32)}`);
  expect(pinned).toContain('points are open');
  expect(pinned).not.toContain(container);
}, 30_000);
