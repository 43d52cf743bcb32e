/** A typeface of the site: a variable font with the axis `wght`, from https://fontsource.org. */
type Typeface = {
  /** Its package is `@fontsource-variable/<id>`. */
  id: string;
  family: string;
  category: 'serif' | 'sans-serif';
  /** The weights that the site sets it in, or the lightest and the heaviest. */
  weights: readonly [number] | readonly [number, number];
};

/** `npm run fonts` makes `app/fonts/` from this table; Open Graph images use the same packages. */
export const typefaces: Readonly<Record<'display' | 'sans', Typeface>> = {
  /** Headings, and the name of the firm. */
  display: { id: 'brygada-1918', family: 'Brygada 1918', category: 'serif', weights: [600] },
  /** Texts and tables of figures. */
  sans: {
    id: 'instrument-sans',
    family: 'Instrument Sans',
    category: 'sans-serif',
    weights: [400, 600],
  },
};

/** Sample text with the site’s letter frequencies; fallback metrics are computed from its width. */
export const fontSample =
  'Bookkeeping, payroll and taxes for companies in the Philippines: we keep your records in order, file every ' +
  'return before its deadline and answer within one working day. Wir führen Ihre Bücher und melden Löhne und ' +
  'Steuern fristgerecht. Llevamos su contabilidad y presentamos cada declaración a tiempo.';

/**
 * Fonts that devices have, to stand in for typefaces until these have arrived: those of desktops and iPhones,
 * then of Android. On Linux, Liberation has the widths of Arial and Times. `suffix` ends the name of the fallback
 * family; `width` is that of `fontSample` in that font, in em, and `size-adjust` is the web font’s width divided
 * by it.
 */
export const systemFonts = {
  'serif regular': [
    { suffix: 'Fallback', width: 122.5, local: 'Times New Roman, Liberation Serif' },
    { suffix: 'Android', width: 146.3, local: 'Noto Serif' },
  ],
  'serif bold': [
    { suffix: 'Fallback', width: 130.4, local: 'Times New Roman Bold, Liberation Serif Bold' },
    { suffix: 'Android', width: 154.3, local: 'Noto Serif Bold' },
  ],
  'sans-serif regular': [
    { suffix: 'Fallback', width: 134.7, local: 'Arial, Liberation Sans, Roboto, Roboto-Regular' },
  ],
  'sans-serif bold': [
    { suffix: 'Fallback', width: 145, local: 'Arial Bold, Liberation Sans Bold' },
    { suffix: 'Android', width: 136.6, local: 'Roboto Bold' },
  ],
} as const;
