const noBreakSpace = '\u00a0';

/** The sign of a range with the spaces around it, and whether a day or another small number follows. */
const rangeSign = /\s+([–—~～-])\s+(\d{1,2}(?!\d))?/gu;

/** Thin, narrow and other spaces of a width of their own. */
const otherSpaces = /[\u2000-\u200a\u202f]/g;

/**
 * A range that Intl has written, with spaces that `typeset` and `withoutTypesetting` know. Intl sets thin or
 * ordinary ones, depending on the language and on the version of its data, and a line may break at either.
 * Here the sign stays with what is before it, and with a small number after it:
 * `September 16 – 30, 2026` breaks nowhere within `16 – 30`.
 */
export function normalizeRangeSpaces(written: string): string {
  return written
    .replace(rangeSign, (_, sign: string, small: string | undefined) =>
      small === undefined
        ? `${noBreakSpace}${sign} `
        : `${noBreakSpace}${sign}${noBreakSpace}${small}`,
    )
    .replace(otherSpaces, noBreakSpace);
}
