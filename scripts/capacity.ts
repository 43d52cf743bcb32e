/**
 * `npm run capacity [-- --visits 1000000 --pages 3 --fresh 0.7 --headers 760 --peak 5]`: what so many visits a
 * day ask of a host, by the sizes of the files of `out/`. docs/operations.md says what the figures mean.
 */
import { parseArgs } from 'node:util';
import { staticFolder } from '@/build/static-files';
import { capacity } from './capacity/capacity';
import { meanWeight } from './capacity/visit-weight';

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '1000000' },
    pages: { type: 'string', default: '3' },
    fresh: { type: 'string', default: '0.7' },
    headers: { type: 'string', default: '760' },
    peak: { type: 'string', default: '5' },
  },
});

/** @throws Error when it is no number above zero */
function positive(name: keyof typeof values): number {
  const number = Number(values[name]);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new Error(`--${name} takes a number above zero (is "${values[name]}")`);
}

const rounded = (value: number) => Math.round(value).toLocaleString('en');

try {
  const weight = meanWeight(staticFolder);
  const due = capacity(weight, {
    visits: positive('visits'),
    pages: positive('pages'),
    fresh: positive('fresh'),
    headers: positive('headers'),
    peak: positive('peak'),
  });
  console.log(`H, a page, compressed: ${rounded(weight.html)} bytes`);
  console.log(`F, the files that it loads: ${rounded(weight.files)} bytes`);
  console.log(`n, their number: ${weight.count.toFixed(1)}`);
  console.log(`R, requests a day: ${rounded(due.requestsPerDay)}`);
  console.log(`B, bytes a day: ${(due.bytesPerDay / 1e9).toFixed(1)} × 10^9`);
  console.log(`requests a second, at the peak: ${rounded(due.peakRequestsPerSecond)}`);
  console.log(`Mbit a second, at the peak: ${rounded(due.peakMegabits)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
