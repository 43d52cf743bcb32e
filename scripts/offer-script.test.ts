/** @jest-environment node */
import { withThemeValues } from './offer-script';

const theme =
  '@theme{--deep:#0b3b46;--ink:#10212b}@media (width > 1px){:root{--ink:#fff}}@media print{:root{--deep:#000}}';

test('values of the theme are said where they are read', () => {
  const style = 'a{--edge:1px;padding:var(--edge);color:var(--deep)}';
  expect(withThemeValues(style, theme)).toBe('a{--edge:1px;padding:var(--edge);color:#0b3b46}');
});

test.each(['--ink', '--none'])('%s has none that holds everywhere', (name) => {
  expect(() => withThemeValues(`a{color:var(${name})}`, theme)).toThrow(
    `client/offer.css: ${name} has no value in app/globals.css that holds everywhere`,
  );
});
