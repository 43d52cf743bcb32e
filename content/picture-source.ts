import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ImageName, image } from './images';

/**
 * The source of a picture of the site, as its file has it.
 * @param name of a picture
 * @throws Error when the file is missing
 */
export function pictureSource(name: ImageName): string {
  const file = path.join(process.cwd(), 'public', image(name).src);
  return readFileSync(file, 'utf8');
}
