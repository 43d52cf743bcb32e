/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chartOf } from './chart';
import { usesOf } from './host-limits';
import { type Measurement, msPerFurtherPage, msPerPage } from './measurement';
import { countOutput } from './output';
import { tablesOf } from './table';

function measured(values: Partial<Measurement>): Measurement {
  return {
    factor: 1,
    pages: 100,
    files: 300,
    bytes: 5e6,
    copies: { files: 500, bytes: 1e6 },
    largest: { file: 'llms-full.txt', bytes: 1e6 },
    seconds: 30,
    work: 40,
    apart: { previews: { seconds: 5, work: 8 }, compression: { seconds: 10, work: 20 } },
    memory: 1000,
    load: [0.1, 1.9],
    ...values,
  };
}

const small = measured({});
const large = measured({ factor: 4, pages: 400, files: 40_000, seconds: 45, work: 70 });

test('compression and previews are no part of the time of a page', () => {
  expect(msPerPage(small, 'seconds')).toBeCloseTo(150);
  expect(msPerPage(small, 'work')).toBeCloseTo(120);
  expect(msPerFurtherPage(small, large, 'seconds')).toBeCloseTo(50);
});

test('compressed copies are counted apart, and are never the largest file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-scale-'));
  try {
    mkdirSync(path.join(folder, 'de'));
    writeFileSync(path.join(folder, 'de/a.html'), 'abc');
    writeFileSync(path.join(folder, 'de/a.html.br'), 'abcdefghi');
    writeFileSync(path.join(folder, 'big.png'), 'abcde');
    expect(countOutput(folder)).toEqual({
      pages: 1,
      files: 2,
      bytes: 8,
      copies: { files: 1, bytes: 9 },
      largest: { file: 'big.png', bytes: 5 },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what exceeds a limit of a host is marked, at the size at which it does', () => {
  expect(usesOf(small).every(({ used }) => used < 1)).toBe(true);
  const free = tablesOf([small, large])
    .split('\n')
    .find((line) => line.includes('20,000 files'));
  expect(free?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'Cloudflare Workers and Pages, free',
    '20,000 files',
    '2%',
    '200%, too much',
    '',
  ]);
});

test('the chart has a point for each size of each line', () => {
  const lines = [...chartOf([small, large]).matchAll(/points="([^"]*)"/g)];
  expect(lines).toHaveLength(3);
  for (const [, points = ''] of lines) {
    expect(points.split(' ')).toHaveLength(2);
    expect(points).not.toMatch(/NaN|Infinity/);
  }
});
