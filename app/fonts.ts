import localFont from 'next/font/local';

const display = localFont({
  src: '../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
  variable: '--font-brygada',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

const text = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Class that defines the font variables that the tokens in `globals.css` refer to. */
export const fontVariables = `${display.variable} ${text.variable}`;
