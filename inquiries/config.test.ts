/** @jest-environment node */

import { readConfig } from './config';

const defaults = { origins: ['http://localhost:3000'] };
const secret = 'a secret of more than 32 characters';
const smtp = {
  INQUIRIES_SMTP_URL: 'smtps://user:password@mail.example',
  INQUIRIES_FROM: 'site@example.com',
  INQUIRIES_TO: 'firm@example.com',
};
const webhook = {
  INQUIRIES_WEBHOOK_URL: 'https://crm.example/hook',
  INQUIRIES_WEBHOOK_SECRET: secret,
};

function problems(env: Record<string, string>): string[] {
  try {
    readConfig(env, defaults);
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
  return [];
}

test('without variables, or with empty ones, it stores on disk and trusts no proxy', () => {
  const expected = {
    printableDatabaseUrl: 'file:data/inquiries.db',
    databaseUrl: 'file:data/inquiries.db',
    smtp: undefined,
    webhook: undefined,
    keepDays: 365,
    trustedProxies: 0,
    reviewAbove: 60,
    origins: defaults.origins,
    publicOrigin: undefined,
    healthToken: undefined,
    leaseMs: 120_000,
    initialRetryDelayMs: 30_000,
    port: 3100,
    host: '127.0.0.1',
  };
  expect(readConfig({}, defaults)).toEqual(expected);
  expect(readConfig({ INQUIRIES_TO: '', PORT: '', INQUIRIES_ORIGINS: '' }, defaults)).toEqual(
    expected,
  );
});

test('every variable can be set', () => {
  const env = {
    ...smtp,
    ...webhook,
    INQUIRIES_DATABASE_URL: 'libsql://db.example?authToken=x',
    INQUIRIES_KEEP_DAYS: '30',
    INQUIRIES_TRUSTED_PROXIES: '2',
    INQUIRIES_REVIEW_ABOVE: '5',
    INQUIRIES_ORIGINS: 'https://a.example, https://b.example:8443',
    INQUIRIES_PUBLIC_ORIGIN: 'https://forms.example',
    INQUIRIES_HEALTH_TOKEN: secret,
    INQUIRIES_LEASE_MS: '6000',
    INQUIRIES_FIRST_WAIT_MS: '200',
    PORT: '0',
    HOST: '0.0.0.0',
    NODE_ENV: 'production',
  };
  expect(readConfig(env, defaults)).toEqual({
    printableDatabaseUrl: 'libsql://db.example',
    databaseUrl: env.INQUIRIES_DATABASE_URL,
    smtp: {
      url: env.INQUIRIES_SMTP_URL,
      from: env.INQUIRIES_FROM,
      to: env.INQUIRIES_TO,
    },
    webhook: { url: env.INQUIRIES_WEBHOOK_URL, secret },
    keepDays: 30,
    trustedProxies: 2,
    reviewAbove: 5,
    origins: ['https://a.example', 'https://b.example:8443', 'https://forms.example'],
    publicOrigin: 'https://forms.example',
    healthToken: secret,
    leaseMs: 6000,
    initialRetryDelayMs: 200,
    port: 0,
    host: '0.0.0.0',
  });
});

test.each<[string, string[]]>([
  [
    'INQUIRIES_DATABASE_URL',
    ['data.db', 'file:', 'file:data/', 'file::memory:', 'file:a?b=c', 'libsql://u:p@db.example'],
  ],
  ['INQUIRIES_SMTP_URL', ['mail.example', 'https://mail.example', 'smtp:']],
  ['INQUIRIES_FROM', ['nobody', 'A <a@b.example>', 'a@b.example\r\nBcc: c@d.example']],
  ['INQUIRIES_TO', ['a@b.example, c@d.example']],
  ['INQUIRIES_WEBHOOK_URL', ['http://crm.example', 'crm.example', 'http://localhost.example']],
  ['INQUIRIES_WEBHOOK_URL', ['https://user:password@crm.example', 'https://user@crm.example']],
  ['INQUIRIES_WEBHOOK_SECRET', ['short']],
  ['INQUIRIES_HEALTH_TOKEN', ['short']],
  ['INQUIRIES_DELIVERY', ['disk']],
  ['INQUIRIES_KEEP_DAYS', ['0', '-1', '1.5', 'x', '1e3', '99999999999']],
  ['INQUIRIES_TRUSTED_PROXIES', ['-1', 'yes', '11']],
  ['INQUIRIES_REVIEW_ABOVE', ['0']],
  ['INQUIRIES_ORIGINS', ['https://a.example/', 'https://a.example,', '*', 'null']],
  ['INQUIRIES_PUBLIC_ORIGIN', ['a.example', 'https://a.example/path', 'ftp://a.example']],
  ['INQUIRIES_LEASE_MS', ['999', '600001']],
  ['INQUIRIES_FIRST_WAIT_MS', ['99', '600001']],
  ['PORT', ['65536', 'http']],
])('an invalid %s is rejected, and named', (name, values) => {
  for (const value of values) {
    const found = problems({ ...smtp, ...webhook, [name]: value });
    expect([value, found]).toEqual([value, [expect.stringContaining(`${name}: must`)]]);
  }
});

test('all bad variables are named at once, without their values', () => {
  const found = problems({
    ...smtp,
    INQUIRIES_FROM: '',
    INQUIRIES_WEBHOOK_SECRET: 'too short',
    PORT: 'x',
  });
  expect(found).toEqual([
    expect.stringMatching(/INQUIRIES_WEBHOOK_SECRET: must have 32/),
    expect.stringMatching(/PORT: must/),
    expect.stringMatching(/INQUIRIES_FROM: must be set where INQUIRIES_SMTP_URL and INQUIRIES_TO/),
    expect.stringMatching(/INQUIRIES_WEBHOOK_URL: must be set where INQUIRIES_WEBHOOK_SECRET is/),
  ]);
  expect(found.join()).not.toMatch(/too short|password/);
});

test('in production a delivery has to be configured, unless INQUIRIES_DELIVERY is store', () => {
  const production = { NODE_ENV: 'production' };
  expect(problems(production)).toEqual([expect.stringContaining('INQUIRIES_DELIVERY=store')]);
  expect(problems({ ...production, ...smtp })).toEqual([]);
  expect(problems({ ...production, ...webhook })).toEqual([]);
  expect(problems({ ...production, INQUIRIES_DELIVERY: 'store' })).toEqual([]);
});

test.each(['http://localhost:4000/x', 'http://127.0.0.1:4000', 'http://[::1]/hook'])(
  'a webhook on this machine needs no HTTPS: %s',
  (url) => expect(problems({ ...webhook, INQUIRIES_WEBHOOK_URL: url })).toEqual([]),
);
