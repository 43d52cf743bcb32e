/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { container, nginxFolder } from '@/build/host-configuration';

const instructions = readFileSync('deploy/container/Containerfile', 'utf8');

/** What the last instruction of a kind says. */
function last(kind: string): string | undefined {
  return instructions.match(new RegExp(`(?<=^${kind} ).*`, 'gm'))?.at(-1);
}

test('nginx runs without root privileges, on an unprivileged port', () => {
  expect(last('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(last('EXPOSE')).toBe(container.listen);
  expect(Number(container.listen)).toBeGreaterThan(1024);
});

test('the files in the container are where the nginx configuration looks for them', () => {
  expect(instructions).toContain(`COPY out ${container.root}\n`);
  expect(instructions).toContain(`COPY ${nginxFolder} ${container.folder}\n`);
  expect(last('CMD')).toContain(`"${container.folder}/nginx.conf"`);
  expect(instructions).toContain('libnginx-mod-http-brotli-static');
});
