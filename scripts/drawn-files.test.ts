/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { typefaces } from '@/content/fonts';
import { drawnFiles, themeColors } from './drawn-files';

test('pictures, logos, icons and colors are those of the theme (npm run pictures)', async () => {
  const stale: string[] = [];
  for (const [file, content] of await drawnFiles()) {
    if (!readFileSync(file).equals(Buffer.from(content))) stale.push(file);
  }
  expect(stale).toEqual([]);
});

test('the fonts are those of content/fonts.ts (npm run fonts)', () => {
  const css = readFileSync('app/fonts/fonts.css', 'utf8');
  for (const { family } of Object.values(typefaces)) expect(css).toContain(`"${family}"`);
});

test('roles of both schemes have the value of the color that they name', () => {
  const theme =
    '--color-*: initial; --color-night: #10212B; --color-ink: --theme(--color-night inline);';
  const dark = '--color-page: var(--color-ink); --color-line: #6f8890;';
  const single = '.dim { --color-line: #000000; }';
  const css = `@theme { ${theme} } @media (prefers-color-scheme: dark) { :root { ${dark} } ${single} } @media print { :root { --color-ink: #000; } }`;
  expect(themeColors(css)).toEqual({
    light: { night: '#10212B', ink: '#10212B' },
    dark: { page: '#10212B', line: '#6f8890' },
  });
});

test.each(['teal', '#fff', 'var(--color-none)', 'oklch(50% 0.1 200)'])(
  'a color is refused where its value is %s',
  (value) => {
    expect(() => themeColors(`@theme { --color-ink: ${value}; }`)).toThrow('--color-ink must be');
  },
);
