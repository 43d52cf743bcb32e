/** @jest-environment node */

import { failureCode } from './failure-code';

const secret = 'https://user:password@host';

test.each([
  [
    new TypeError(secret, { cause: Object.assign(new Error(secret), { code: 'ECONNREFUSED' }) }),
    'ECONNREFUSED',
  ],
  [Object.assign(new Error(secret), { code: 'SERVER_ERROR' }), 'SERVER_ERROR'],
  [new DOMException(secret, 'TimeoutError'), 'TimeoutError'],
  [new TypeError(secret), 'TypeError'],
  [secret, 'unknown'],
  [undefined, 'unknown'],
])('of the error %s, the code is %s', (error, code) => expect(failureCode(error)).toBe(code));
