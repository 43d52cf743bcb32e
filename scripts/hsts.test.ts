/** @jest-environment node */
import { commonHeaders } from '@/deploy/headers.mjs';
import { unconfirmedHsts } from './hsts';

const origin = 'https://www.firm.example';
const header = commonHeaders['Strict-Transport-Security'];

test('both directives of the header need a confirmation for the domain', () => {
  expect(unconfirmedHsts(header, origin, '')).toEqual([
    expect.stringMatching(/^includeSubDomains: .*www\.firm\.example/),
    expect.stringMatching(/^preload: /),
  ]);
  expect(unconfirmedHsts(header, origin, 'firm.example')).toEqual([]);
  expect(unconfirmedHsts(header, origin, 'www.firm.example')).toEqual([]);
});

test.each(['other.example', 'irm.example', 'shop.firm.example'])(
  'a confirmation for %s does not count for the site',
  (domain) => {
    expect(unconfirmedHsts(header, origin, domain)).toHaveLength(2);
  },
);

test('directives are found in whatever case', () => {
  expect(unconfirmedHsts('max-age=1; INCLUDESUBDOMAINS; Preload', origin, '')).toHaveLength(2);
});

test('a header without these directives needs no confirmation', () => {
  expect(unconfirmedHsts('max-age=63072000', origin, '')).toEqual([]);
  expect(unconfirmedHsts(undefined, origin, '')).toEqual([]);
});
