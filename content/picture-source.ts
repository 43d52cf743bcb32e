import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageFolder } from './images';

/**
 * The source of a picture of the site, as its file has it.
 * @param name one of the pictures of `content/images.ts`
 * @throws Error when the file is missing
 */
export function pictureSource(name: string): string {
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'public',
    imageFolder,
    `${name}.svg`,
  );
  return readFileSync(file, 'utf8');
}
