import { iconSheet } from './icon-sheet';

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h9"/></svg>\n';

test('each icon has its name, and strokes that do not grow with it', () => {
  const sheet = iconSheet(mark, ['next', 'both'], {
    next: [['path', { d: 'm9 18 6-6-6-6' }]],
    both: [
      ['rect', { width: '18', height: '18', x: '3', y: '4', rx: '2' }],
      ['path', { d: 'M3 10h18' }],
    ],
  });
  expect(sheet).toContain('<path id="next" vector-effect="non-scaling-stroke" d="m9 18 6-6-6-6"/>');
  expect(sheet).toMatch(/<g id="both"><rect vector-effect="[^"]+" [^>]+\/><path [^>]+\/><\/g>/);
});

test('the file alone shows the mark, and no icon', () => {
  expect(iconSheet(mark, ['next'], { next: [['path', { d: 'm9 18 6-6-6-6' }]] })).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 32 32"><defs><path id="next" [^>]+\/><\/defs><path d="M0 0h9"\/><\/svg>\n$/,
  );
  expect(() => iconSheet('', [], {})).toThrow('The mark is no SVG file.');
});
