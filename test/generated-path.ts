import fc from 'fast-check';
import { allPaths } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

const languages = 'eo la-VA LA_va zh-CN zh-Hant-TW es-419 EN Ja hr pam'.split(' ');
const unusualSegments = [
  ...'. .. %2e%2e %2E. ... \\ \\\\evil.example %5c %5Cevil.example'.split(' '),
  ...'%2f %2F%2fevil.example %00 a%00b %0d%0aSet-Cookie:x %09 %7f'.split(' '),
  ...'% %zz %2 %c3%28 %ed%a0%80 %25 %252f %253f %3f %23'.split(' '),
  ...'evil.example @evil.example https: javascript:alert(1) : ;x & ='.split(' '),
  ...'日本語 %E6%97%A5%E6%9C%AC ünï \uff0f \u3002 \ud800 🧵 de\u0301'.split(' '),
  ...['', '', ' ', '\t', '\n', '\u2028'],
];

const mixedCase = fc.mixedCase(fc.constantFrom(...localeCodes, ...languages));

const percentEncoded = fc
  .uint8Array({ minLength: 1, maxLength: 4 })
  .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));

const segment = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...localeCodes, ...languages) },
  { weight: 3, arbitrary: mixedCase },
  { weight: 4, arbitrary: fc.constantFrom(...unusualSegments) },
  { weight: 2, arbitrary: percentEncoded },
  { weight: 2, arbitrary: fc.string({ maxLength: 12 }).map((text) => text.replace(/[/?#]/g, '')) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'binary', maxLength: 12 })
      .map((text) => text.replace(/[/?#]/g, '')),
  },
  { weight: 1, arbitrary: fc.constantFrom('a', '%61', '界').map((unit) => unit.repeat(3000)) },
);

const composedPath = fc
  .tuple(
    fc.constantFrom('/', '/', '/', '//', '///'),
    fc.array(segment, { maxLength: 5 }),
    fc.constantFrom('', '', ...allPaths),
    fc.constantFrom('', '', '', '/', '//'),
  )
  .map(([start, segments, path, end]) => start + segments.join('/') + path + end);

const pagePath = fc
  .tuple(fc.constantFrom(...localeCodes), fc.constantFrom(...allPaths))
  .map(([locale, path]) => localizedPath(locale, path));

/**
 * Paths as an attacker, a crawler or a visitor may send them, without query and hash: prefixes of
 * all kinds before known and unknown paths, doubled and trailing slashes, encodings of every kind.
 */
export const generatedPath: fc.Arbitrary<string> = fc.oneof(
  { weight: 9, arbitrary: composedPath },
  { weight: 1, arbitrary: pagePath },
);
