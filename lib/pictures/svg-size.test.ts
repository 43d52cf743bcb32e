/** @jest-environment node */
import { svgSize } from './svg-size';

test('the size of a drawing is that of its view box', () => {
  const source = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 156 32.5"><path/></svg>';
  expect(svgSize(source, 'a.svg')).toEqual({ width: 156, height: 32.5 });
});

test.each([
  '<svg width="3" height="4"/>',
  '<svg viewBox="1 0 3 4"/>',
  '<svg><symbol viewBox="0 0 3 4"/></svg>',
])('a drawing without a size of its own is named: %s', (source) => {
  expect(() => svgSize(source, 'a.svg')).toThrow('a.svg: needs a viewBox');
});
