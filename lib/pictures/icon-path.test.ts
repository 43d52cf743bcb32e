import { iconPath } from './icon-path';

test('a path that starts at a relative point does not depend on what comes before it', () => {
  const chevron = iconPath([
    ['path', { d: 'M1 1h2' }],
    ['path', { d: 'm9 18 6-6-6-6' }],
  ]);
  expect(chevron).toBe('M1 1h2M9 18l6-6-6-6');
  expect(iconPath([['path', { d: 'm9.5.5v4' }]])).toBe('M9.5 .5v4');
  expect(iconPath([['path', { d: 'm-2-3.5-1 1' }]])).toBe('M-2 -3.5l-1 1');
});

test.each([
  ['circle', { cx: '12', cy: '10', r: '3' }, 'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
  ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }, 'M1 2L3 4'],
  ['polyline', { points: '1 2 3 4' }, 'M1 2 3 4'],
  [
    'rect',
    { x: '2', y: '4', width: '20', height: '10', rx: '2' },
    'M4 4h16a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
  ],
] as const)('a %s is drawn as a path', (shape, attributes, path) => {
  expect(iconPath([[shape, attributes]])).toBe(path);
});

test('a shape that it does not know is an error that names it', () => {
  expect(() => iconPath([['ellipse', { rx: '1' }]])).toThrow(/ellipse/);
  expect(() => iconPath([['circle', { r: 'x' }]])).toThrow(/r="x"/);
});
