/** @jest-environment node */
import { arialMeasure } from './measure';

test('without a browser the table of widths measures', () => {
  expect(arialMeasure(20)('税c')).toBe(30);
});
