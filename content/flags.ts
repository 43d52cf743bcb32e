import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the drawings are, below `public/`. */
const flagFolder = '/flags';

/** A flag that is drawn. */
export type FlagDrawing = {
  /** URL of its file. */
  src: string;
  /** Text of the file, an SVG. */
  source: string;
};

/**
 * The flag of a country.
 * @param country its code in small letters (ISO 3166)
 * @returns `undefined` until somebody has drawn it
 */
export function flagDrawing(country: string): FlagDrawing | undefined {
  const src = `${flagFolder}/${country}.svg`;
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', src);
  return existsSync(file) ? { src, source: readFileSync(file, 'utf8') } : undefined;
}
