/** @jest-environment node */
import { everyAnswer } from '@/deploy/headers.mjs';
import { unconfirmedHsts } from './hsts';

const origin = 'https://www.firm.example';
const header = everyAnswer['Strict-Transport-Security'];

test('both promises of the header are asked for, until they are confirmed for the domain', () => {
  expect(unconfirmedHsts(header, origin, '')).toEqual([
    expect.stringMatching(/^includeSubDomains: .*www\.firm\.example/),
    expect.stringMatching(/^preload: /),
  ]);
  expect(unconfirmedHsts(header, origin, 'firm.example')).toEqual([]);
  expect(unconfirmedHsts(header, origin, 'www.firm.example')).toEqual([]);
});

test.each(['other.example', 'irm.example', 'shop.firm.example'])(
  'what is confirmed for %s is not for the site',
  (domain) => {
    expect(unconfirmedHsts(header, origin, domain)).toHaveLength(2);
  },
);

test('a promise for the host itself binds no other', () => {
  expect(unconfirmedHsts('max-age=63072000', origin, '')).toEqual([]);
  expect(unconfirmedHsts(undefined, origin, '')).toEqual([]);
});
