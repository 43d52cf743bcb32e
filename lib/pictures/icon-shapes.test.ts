/** @jest-environment node */

import { iconShapes } from './icon-shapes';

test('shapes of every kind become one path, each of them where it was', () => {
  const shapes = iconShapes([
    ['path', { d: 'm9 18 6-6-6-6' }],
    ['line', { x1: '1', y1: '2', x2: '3', y2: '9' }],
    ['polyline', { points: '1 2 3 4' }],
    ['circle', { cx: '12', cy: '10', r: '3' }],
    ['path', { d: 'm2 20h4' }],
  ]);
  expect(shapes.map(({ name }) => name)).toEqual(['path']);
  // Starting points are absolute, or follow from the one before.
  expect(shapes[0]?.attributes.d).toMatch(/^m9 18 6-6-6-6M1 2l2 7M1 2l2 2/);
});

test('a shape that cannot be a path stays, and separates no paths', () => {
  const shapes = iconShapes([
    ['path', { d: 'M8 2v4' }],
    ['rect', { width: '18', height: '18', x: '3', y: '4', rx: '2' }],
    ['path', { d: 'M3 10h18' }],
  ]);
  expect(shapes).toEqual([
    { name: 'rect', attributes: { width: '18', height: '18', x: '3', y: '4', rx: '2' } },
    { name: 'path', attributes: { d: 'M8 2v4M3 10h18' } },
  ]);
});
