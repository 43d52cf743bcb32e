/** A typeface of the site: a variable font with the axis `wght`, from https://fontsource.org. */
type Typeface = {
  /** Its package is `@fontsource-variable/<id>`. */
  id: string;
  /** The weights that the site sets it in, or the lightest and the heaviest. */
  weights: readonly [number] | readonly [number, number];
};

/** `npm run fonts` makes `app/fonts/` from this table; preview pictures use the same packages. */
export const typefaces = {
  /** Headings, and the name of the firm. */
  display: { id: 'brygada-1918', weights: [600] },
  /** Texts and tables of figures. */
  sans: { id: 'instrument-sans', weights: [400, 600] },
} as const satisfies Record<string, Typeface>;
