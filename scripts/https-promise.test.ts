/** @jest-environment node */
import { everyAnswer } from '@/deploy/headers.mjs';
import { unconfirmedPromises } from './https-promise';

const origin = 'https://www.firm.example';
const header = everyAnswer['Strict-Transport-Security'];

test('both promises of the header are asked for, until they are confirmed for the domain', () => {
  expect(unconfirmedPromises(header, origin, '')).toEqual([
    expect.stringMatching(/^includeSubDomains: .*www\.firm\.example/),
    expect.stringMatching(/^preload: /),
  ]);
  expect(unconfirmedPromises(header, origin, 'firm.example')).toEqual([]);
  expect(unconfirmedPromises(header, origin, 'www.firm.example')).toEqual([]);
});

test.each(['other.example', 'irm.example', 'shop.firm.example'])(
  'what is confirmed for %s is not for the site',
  (domain) => {
    expect(unconfirmedPromises(header, origin, domain)).toHaveLength(2);
  },
);

test('a promise for the host itself binds no other', () => {
  expect(unconfirmedPromises('max-age=63072000', origin, '')).toEqual([]);
  expect(unconfirmedPromises(undefined, origin, '')).toEqual([]);
});
