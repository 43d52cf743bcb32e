import { iconSheet } from './icon-sheet';

test('each icon has its name, and strokes that do not grow with it', () => {
  const sheet = iconSheet(['next', 'both'], {
    next: [['path', { d: 'm9 18 6-6-6-6' }]],
    both: [
      ['rect', { width: '18', height: '18', x: '3', y: '4', rx: '2' }],
      ['path', { d: 'M3 10h18' }],
    ],
  });
  expect(sheet).toContain('<path id="next" vector-effect="non-scaling-stroke" d="m9 18 6-6-6-6"/>');
  expect(sheet).toMatch(/<g id="both"><rect vector-effect="[^"]+" [^>]+\/><path [^>]+\/><\/g>/);
});
