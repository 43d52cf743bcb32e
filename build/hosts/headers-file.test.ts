/** @jest-environment node */
import type { HeaderTables } from './header-tables';
import { headersFile } from './headers-file';

const types = {
  md: 'text/markdown',
  txt: 'text/plain',
  json: 'text/json',
  xml: 'text/xml',
  atom: 'text/atom',
};

const tables: HeaderTables = {
  headerRules: [
    {
      path: '/*',
      headers: { Policy: 'all', 'Cache-Control': 'public, max-age=0, must-revalidate' },
    },
    { path: '/static/*', headers: { Policy: 'files', 'Cache-Control': 'immutable' } },
    { path: '/a.png', headers: { Shared: 'yes' } },
    { path: '/b.png', headers: { Shared: 'yes' } },
  ],
  fileHeaders: { Policy: 'files' },
  pageHeaders: { 'CDN-Cache-Control': 'five minutes' },
  errorHeaders: {},
};

/** What takes away from a file what pages get. */
const noPage = '! CDN-Cache-Control';

/** The lines below a path. */
function linesOf(path: string): string[] | undefined {
  const blocks = headersFile(tables, types).split('\n\n');
  const [, ...lines] =
    blocks
      .find((block) => block.startsWith(`${path}\n`))
      ?.trimEnd()
      .split('\n') ?? [];
  return lines.map((line) => line.trim());
}

test('the rule for all paths comes first, and says that redirects are asked for anew', () => {
  expect(headersFile(tables, types)).toMatch(/^\/\*\n/);
  expect(linesOf('/*')).toEqual([
    'Policy: all',
    'Cache-Control: public, max-age=0, must-revalidate',
    'CDN-Cache-Control: five minutes',
  ]);
});

test('a later rule takes away what it replaces', () => {
  expect(linesOf('/static/*')).toEqual([
    noPage,
    '! Policy',
    'Policy: files',
    '! Cache-Control',
    'Cache-Control: immutable',
  ]);
});

test('rules that never meet take nothing away', () => {
  expect(linesOf('/a.png')).toEqual([noPage, 'Shared: yes']);
  expect(linesOf('/b.png')).toEqual([noPage, 'Shared: yes']);
});

test('texts for machines say what they are, and run nothing', () => {
  expect(linesOf('/*.md')).toEqual([
    noPage,
    '! Policy',
    'Policy: files',
    'Content-Type: text/markdown',
  ]);
  expect(linesOf('/*.txt')).toEqual([
    noPage,
    '! Policy',
    'Policy: files',
    'Content-Type: text/plain',
  ]);
});

test('more than Cloudflare takes is refused', () => {
  const many = Array.from({ length: 100 }, (_, at) => ({
    path: `/${at}`,
    headers: { Shared: 'x' },
  }));
  expect(() => headersFile({ ...tables, headerRules: many }, types)).toThrow('the most are 100');
  const long = [{ path: '/*', headers: { Policy: 'x'.repeat(2000) } }];
  expect(() => headersFile({ ...tables, headerRules: long }, types)).toThrow('2,000 characters');
});
