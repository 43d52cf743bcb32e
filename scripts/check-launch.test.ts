/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { inSourceCopy } from '@/test/source-copy';

const container = 'deploy/container/Containerfile';

test('forms that lead nowhere and a container whose base image is not pinned are named, until they are settled', async () => {
  await inSourceCopy((root) => {
    /** What the launch check prints with a base image of the container and more environment variables. */
    const checkedWith = (image: string, env: Record<string, string>) => {
      writeFileSync(path.join(root, container), `FROM ${image}`);
      const script = ['--import', 'tsx', 'scripts/check-launch.ts'];
      const options = { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } } as const;
      return spawnSync(process.execPath, script, options).stdout;
    };
    const open = checkedWith('debian:12', { SITE_INQUIRIES_URL: '' });
    expect(open).toMatch(
      /Forms that lead nowhere.*- SITE_INQUIRIES_URL:.*- INQUIRIES_SMTP_URL or.*Container images/s,
    );
    expect(open).toContain(container);
    const settled = checkedWith(`debian:12@sha256:${'0a'.repeat(32)}`, {
      SITE_INQUIRIES_URL: '/api/inquiries',
      INQUIRIES_SMTP_URL: 'smtps://mail.firm.example',
    });
    expect(settled).toContain('points are open');
    expect(settled).not.toMatch(new RegExp(`INQUIRIES|${container}`));
  });
}, 60_000);
