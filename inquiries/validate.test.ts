/** @jest-environment node */

import fc from 'fast-check';
import { maxLengths } from '@/content/forms';
import { keysOf } from '@/lib/objects/entries-of';
import { inquiryOf, normalized, readSubmission } from './validate';

const valid = {
  form: 'consultation',
  locale: 'de',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  service: 'Tax Services',
  message: 'Two lines\nof text',
};

function read(values: Record<string, unknown>) {
  return readSubmission(new Map(Object.entries({ ...valid, ...values })));
}

test('a form with all that it needs is an inquiry, without what is empty or unknown', () => {
  const submission = read({ phone: '', company: '  ', color: 'red', id: 'x', website: '' });
  expect(submission).toMatchObject({
    errors: {},
    isHoneypotFilled: false,
    idempotencyKey: undefined,
  });
  expect(inquiryOf(submission)).toEqual({
    form: 'consultation',
    locale: 'de',
    fields: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      service: 'Tax Services',
      message: 'Two lines\nof text',
    },
  });
});

test('an id has to be a UUID, in any case; the honeypot and the token are read', () => {
  const id = '0B5D9A2E-7C1F-4E7B-9D35-1A2B3C4D5E6F';
  expect(read({ id, website: 'x', token: 't' })).toMatchObject({
    idempotencyKey: id.toLowerCase(),
    isHoneypotFilled: true,
    token: 't',
  });
});

test('a text is kept as it was typed, but for its ends, line breaks, and what no text may contain', () => {
  const typed = ' \r\n\tHe said: “<b>”\r\n\r\n  ก\u202E\0a\ud800b\u{1f600}\r \n';
  expect(normalized(typed)).toBe('He said: “<b>”\n\n  ก\u202E\ufffda\ufffdb\u{1f600}');
  expect(read({ message: typed }).fields.message).toBe(normalized(typed));
});

test.each<[string, unknown, string]>([
  ['name', '', 'missing'],
  ['name', ' \r\n ', 'missing'],
  ['name', undefined, 'missing'],
  ['name', null, 'missing'],
  ['name', 'two\nlines', 'invalid'],
  ['name', 'two\rlines', 'invalid'],
  ['name', 5, 'invalid'],
  ['name', ['x'], 'invalid'],
  ['name', { toString: 'x' }, 'invalid'],
  ['name', 'x'.repeat(201), 'long'],
  ['name', '😀'.repeat(101), 'long'],
  ['company', 'x'.repeat(201), 'long'],
  ['phone', '1\n2', 'invalid'],
  ['email', 'ada', 'invalid'],
  ['email', 'ada@-example.com', 'invalid'],
  ['email', 'ada@example.com\nBcc: eve@example.com', 'invalid'],
  ['email', 'Ada <ada@example.com>', 'invalid'],
  ['email', 'ada@exämple.com', 'invalid'],
  ['email', `${'a'.repeat(243)}@example.com`, 'long'],
  ['service', '', 'missing'],
  ['service', 'tax', 'invalid'],
  ['message', 'x'.repeat(10_001), 'long'],
  ['form', 'constructor', 'invalid'],
  ['form', undefined, 'missing'],
  ['locale', '__proto__', 'invalid'],
  ['locale', 'eo', 'invalid'],
])('the value of %s %j is %s', (name, value, error) => {
  const submission = read({ [name]: value });
  expect(submission.errors).toEqual({ [name]: error });
  expect(inquiryOf(submission)).toBeUndefined();
});

test.each([
  ['name', '😀'.repeat(100)],
  ['email', `${'a'.repeat(242)}@example.com`],
  ['email', "a.b+c'd@localhost"],
  ['message', 'x'.repeat(10_000)],
])('a valid %s is taken, however long or unusual', (name, value) => {
  expect(read({ [name]: value }).errors).toEqual({});
});

test('whatever is sent can be read, and what is taken is within the limits', () => {
  const name = fc.oneof(
    fc.constantFrom('form', 'locale', ...keysOf(maxLengths), 'id', 'token', 'website', '__proto__'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.anything())), (entries) => {
      const { fields, errors } = readSubmission(new Map(entries));
      for (const [key, value] of Object.entries(fields)) {
        expect(Object.keys(maxLengths)).toContain(key);
        expect(value).toBe(normalized(value));
      }
      expect(Object.getPrototypeOf(errors)).toBe(Object.prototype);
    }),
  );
});
