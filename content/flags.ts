import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the drawings, below `public/`. */
const flagFolder = '/flags';

/** The drawing of a flag. */
export type FlagDrawing = {
  /** URL path of the file. */
  url: string;
  /** Text of the file. */
  svg: string;
};

/**
 * The flag of a country.
 * @param country its code in lower case (ISO 3166)
 * @returns undefined where there is no drawing of it
 */
export function flagDrawing(country: string): FlagDrawing | undefined {
  const url = `${flagFolder}/${country}.svg`;
  const file = path.join(process.cwd(), 'public', url);
  return existsSync(file) ? { url, svg: readFileSync(file, 'utf8') } : undefined;
}
