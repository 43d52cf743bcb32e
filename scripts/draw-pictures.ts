/**
 * `npm run pictures`: takes the colors of `app/globals.css` to where there are no style sheets, and draws
 * the pictures of `content/images.ts`, the logos and the icons with them.
 */
import { writeFileSync } from 'node:fs';
import { drawnFiles } from './drawn-files';

const files = await drawnFiles();
for (const [file, content] of files) writeFileSync(file, content);
console.log(`${files.size} files written.`);
