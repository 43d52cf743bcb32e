/** @jest-environment node */
import { load } from 'cheerio';
import { barChart } from './bar-chart';
import { lineChart } from './line-chart';
import { roundTop } from './scale';

const shown = (value: number) => `${value} ms`;

test.each([
  [0, 1],
  [1, 1],
  [1352, 1500],
  [18.8, 20],
  [210, 300],
  [25.4, 30],
  [900, 1000],
  [0.012, 0.015],
])('an axis up to %d ends at %d', (value, top) => {
  expect(roundTop(value)).toBeCloseTo(top, 6);
});

test('bars are as long as their values, and the limit stands where it is', () => {
  const rows = [{ title: '/<about>', values: [500, 1000], limit: 750 }];
  const $ = load(barChart({ title: 'Paint', series: ['ours', 'theirs'], rows, shown }));
  const [ours, theirs] = $('svg[role=img] rect')
    .toArray()
    .map((bar) => Number($(bar).attr('width')));
  expect(theirs).toBeCloseTo(2 * (ours ?? 0));
  const begin = Number($('svg[role=img] rect').first().attr('x'));
  const limit = Number($('svg[role=img] .limit').attr('x1'));
  expect((limit - begin) / (theirs ?? 1)).toBeCloseTo(0.75);
  expect($('svg[role=img]').text()).toContain('/<about>');
});

test('parts of a whole stand one behind the other', () => {
  const rows = [{ title: '/', values: [100, 300] }];
  const $ = load(barChart({ title: 'Weight', series: ['html', 'js'], stacked: true, rows, shown }));
  const [html, js] = $('svg[role=img] rect')
    .toArray()
    .map((bar) => $(bar).attr());
  expect(Number(js?.x)).toBeCloseTo(Number(html?.x) + Number(html?.width));
  expect($('svg[role=img]').text()).toContain('400 ms');
});

test('rows without a value are left out, and a chart without any', () => {
  const rows = [{ title: 'empty', values: [undefined] }];
  expect(barChart({ title: 'Paint', series: ['ours'], rows, shown })).toBe('');
});

test('a line goes on behind a missing value, and higher values stand higher', () => {
  const lines = [{ title: '/about', values: [1000, undefined, 500] }];
  const $ = load(lineChart({ title: 'Paint', points: ['a', 'b', 'c'], lines, shown }));
  const dots = $('svg[role=img] circle')
    .toArray()
    .map((dot) => Number($(dot).attr('cy')));
  expect(dots).toHaveLength(2);
  expect(dots[0]).toBeLessThan(dots[1] ?? 0);
  expect($('polyline').attr('points')?.split(' ')).toHaveLength(2);
});
