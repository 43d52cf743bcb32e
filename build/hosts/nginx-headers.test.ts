/** @jest-environment node */
import { nginxVariables } from '@/test/nginx-maps';
import type { HeaderTables } from './header-tables';
import { headerDirectives, headerMaps } from './nginx-headers';

const tables: HeaderTables = {
  headerRules: [
    { path: '/*', headers: { Caching: 'none', Policy: 'all' } },
    { path: '/static/*', headers: { Caching: 'long' } },
    { path: '/static/a.js', headers: { Caching: 'short' } },
    { path: '/feed.atom', headers: { Policy: 'feeds' } },
  ],
  fileHeaders: { Policy: 'files' },
  pageHeaders: { 'CDN-Caching': 'minutes' },
  errorHeaders: { Caching: 'never' },
};

const evaluate = nginxVariables(headerMaps(tables));

/** The headers of an answer, by the file that it shows. */
function headersOf(path: string, file: string, status: string): Record<string, string> {
  const given = { site_path: path, uri: file, status };
  const sent = headerDirectives(tables).map((line): [string, string] => {
    const [, name = '', variable = ''] = /^add_header (\S+) \$(\w+)(?: always)?;$/.exec(line) ?? [];
    return [name, evaluate(variable, given)];
  });
  // nginx sends no header without a value.
  return Object.fromEntries(sent.filter(([, value]) => value !== ''));
}

test.each(['200', '304'])('a page gets what all paths and pages get (%s)', (status) => {
  expect(headersOf('/about', '/about.html', status)).toEqual({
    Caching: 'none',
    Policy: 'all',
    'CDN-Caching': 'minutes',
  });
});

test('of several rules for a file the last one counts', () => {
  expect(headersOf('/static/b.js', '/static/b.js', '200')).toEqual({
    Caching: 'long',
    Policy: 'files',
  });
  expect(headersOf('/static/a.js', '/static/a.js', '200').Caching).toBe('short');
  expect(headersOf('/static/axjs', '/static/axjs', '200').Caching).toBe('long');
});

test('a rule of its own stands above that of files', () => {
  expect(headersOf('/feed.atom', '/feed.atom', '200').Policy).toBe('feeds');
  expect(headersOf('/feed.atom/x', '/feed.atom/x', '200').Policy).toBe('files');
});

test('what is missing is not kept as long as what is there', () => {
  expect(headersOf('/static/gone.js', '/404.html', '404')).toEqual({
    Caching: 'never',
    Policy: 'all',
  });
});

test('a refused method is told which are allowed', () => {
  expect(headersOf('/about', '/about', '405').Allow).toBe('GET, HEAD');
});
