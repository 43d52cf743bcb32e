/** @jest-environment node */
import { javaMajor } from './java';

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "21" 2023-09-19 LTS', 21],
  ['openjdk version "1.8.0_452"', 8],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', undefined],
])('%s', (text, major) => {
  expect(javaMajor(text)).toBe(major);
});
