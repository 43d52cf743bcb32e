/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { container } from '@/build/host-configuration';

const folder = 'deploy/inquiries';
const instructions = readFileSync(`${folder}/Containerfile`, 'utf8');
const compose = readFileSync(`${folder}/compose.yaml`, 'utf8');

/** What the last instruction of a kind says. */
function last(kind: string): string | undefined {
  return instructions.match(new RegExp(`(?<=^${kind} ).*`, 'gm'))?.at(-1);
}

/** The value of a variable that the image sets. */
function variable(name: string): string | undefined {
  return new RegExp(`(?<= ${name}=)\\S*`).exec(` ${last('ENV')}`)?.[0];
}

test('the service runs without root privileges, at the address where nginx looks for it', () => {
  expect(last('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(instructions).toContain(`chown ${last('USER')} ${last('VOLUME')}\n`);
  expect(variable('HOST')).toBe('0.0.0.0');
  expect(last('EXPOSE')).toBe(variable('PORT'));
  expect(compose).toMatch(/^ {2}inquiries:$/m);
  // Undefined where the site is built for a service elsewhere.
  expect([`inquiries:${variable('PORT')}`, undefined]).toContain(container.inquiries);
});

test('the service does not start without the number of proxies, and says why', () => {
  expect(compose).toMatch(/INQUIRIES_TRUSTED_PROXIES: \$\{INQUIRIES_TRUSTED_PROXIES:\?[\w ,]+\}$/m);
});

test('inquiries are stored on the volume, which outlives the container', () => {
  expect(variable('INQUIRIES_DATABASE_URL')).toBe(`file:${last('VOLUME')}/inquiries.db`);
  expect(compose).toContain(`volumes: ['inquiries:${last('VOLUME')}']`);
});
