/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capacity } from './capacity';
import { meanWeight, pageWeight } from './visit-weight';

const folder = mkdtempSync(path.join(tmpdir(), 'capacity-'));

function write(file: string, bytes: number | string): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof bytes === 'number' ? 'x'.repeat(bytes) : bytes);
}

beforeAll(() => {
  write(
    'about.html',
    '<link href="/_next/static/a.css"/><img src="/src/assets/b.svg"/><img src="/src/assets/b.svg"/>' +
      '<link rel="stylesheet" href="/_next/static/d.css" disabled=""/><meta content="/previews/p.png"/><a href="/ja">x</a><img src="/src/assets/none.svg"/>' +
      '<script type="application/ld+json">{"logo":"/lovable-uploads/logo.svg"}</script>' +
      '<script type="application/json" id="runtime">["/_next/static/data/c.js"]</script>',
  );
  write('about.html.br', 100);
  write('_next/static/a.css', 900);
  write('_next/static/a.css.br', 300);
  write('_next/static/d.css', 5000);
  write('src/assets/b.svg', 50);
  write('_next/static/data/c.js', 7);
  write('previews/p.png', 5000);
  write('lovable-uploads/logo.svg', 5000);
  write('ja.html', 200);
  write('404.html', 9000);
  write('ja/404.html', 9000);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a page weighs what is sent of it, each of its files once', () => {
  expect(pageWeight(folder, 'about.html')).toEqual({ html: 100, files: 357, count: 3 });
});

test('the mean is that of pages with an address', () => {
  expect(meanWeight(folder)).toEqual({ html: 150, files: 178.5, count: 1.5 });
});

test('a day of visits is requests, bytes and a peak', () => {
  const assumed = { visits: 864_000, pages: 2, fresh: 0.5, headers: 10, peak: 3 };
  expect(capacity({ html: 100, files: 1000, count: 4 }, assumed)).toEqual({
    requestsPerDay: 864_000 * 4,
    bytesPerDay: 864_000 * (200 + 500 + 40),
    peakRequestsPerSecond: 120,
    peakMegabits: (3 * 10 * 740 * 8) / 1e6,
  });
});
