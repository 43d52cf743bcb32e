/** @jest-environment node */
import { figureHistories, machineIndex, regressions } from './history';
import type { Measured } from './measured';
import { sampleMeasured, samplePage, sampleRun, sampleVisit } from './samples';

function withPaint(label: string, lcp: number): Measured {
  const round = { page: sampleRun({ lcp }), peers: {} };
  return sampleMeasured({
    label,
    pages: [samplePage({ rounds: { simulate: [round], devtools: [] } })],
  });
}

function withWeight(label: string, gzipBytes: number): Measured {
  return sampleMeasured({ label, pages: [samplePage({ visit: sampleVisit({ gzipBytes }) })] });
}

test('a figure has a value for each commit, and none where it was not measured', () => {
  const history = [
    withPaint('a', 1000),
    sampleMeasured({ label: 'b', pages: [] }),
    withPaint('c', 900),
  ];
  const paint = figureHistories(history).find(({ name }) => name === 'LCP, simulated');
  expect(paint?.courses).toEqual([{ subject: '/about', values: [1000, undefined, 900] }]);
  expect(figureHistories(history).map(({ name }) => name)).not.toContain('LCP, applied');
});

test('presses and clicks have their courses too', () => {
  const press = { name: 'tab', path: '/', when: 'settled' as const };
  const figures = { nextPaint: 48, effect: 60, longestTask: 0 };
  const click = { from: '/', to: '/about', slowdown: 4, hover: 0, time: 300, by: '', bytes: 1 };
  const history = [sampleMeasured({ presses: [{ ...press, ...figures }], clicks: [click] })];
  const names = new Map(figureHistories(history).map(({ name, courses }) => [name, courses]));
  expect(names.get('Press to effect')).toEqual([{ subject: 'tab, settled', values: [60] }]);
  expect(names.get('Click to heading, processor 1/4')).toEqual([
    { subject: '/ → /about, 0 ms', values: [300] },
  ]);
});

test('a time is worse only by more than runs differ', () => {
  expect(regressions([withPaint('a', 1000), withPaint('b', 1090)])).toEqual([]);
  expect(regressions([withPaint('a', 1000), withPaint('b', 1150)])).toEqual([
    { figure: 'LCP, simulated', unit: 'ms', subject: '/about', before: 1000, now: 1150 },
  ]);
  expect(regressions([withPaint('a', 1150), withPaint('b', 1000)])).toEqual([]);
});

test('a weight is worse by little, and against the last commit that has it', () => {
  const gap = sampleMeasured({ pages: [] });
  const history = [withWeight('a', 50_000), withWeight('b', 60_000), gap, withWeight('c', 61_000)];
  expect(regressions(history)).toEqual([
    { figure: 'Everything, gzip', unit: 'KB', subject: '/about', before: 60, now: 61 },
  ]);
});

test('a score is worse where it is less', () => {
  const scored = (performance: number) => {
    const round = { page: sampleRun({ performance }), peers: {} };
    return sampleMeasured({
      pages: [samplePage({ rounds: { simulate: [round], devtools: [] } })],
    });
  };
  expect(regressions([scored(1), scored(0.96)]).map(({ figure }) => figure)).toEqual([
    'Performance, simulated',
  ]);
  expect(regressions([scored(0.96), scored(1)])).toEqual([]);
});

test('the speed of the machine is the median of all runs', () => {
  const rounds = [1000, 3000, 2000].map((index) => ({ page: sampleRun({ index }), peers: {} }));
  const page = samplePage({ rounds: { simulate: rounds, devtools: [] } });
  expect(machineIndex(sampleMeasured({ pages: [page] }))).toBe(2000);
  expect(machineIndex(sampleMeasured({ pages: [] }))).toBeUndefined();
});
