/**
 * `npm run pictures`: draws the pictures of `content/images.ts`, the logos and the icons in the colors of
 * `app/globals.css`, and writes these colors to `content/theme-colors.json`.
 */
import { writeFileSync } from 'node:fs';
import { drawnFiles } from './drawn-files';

const files = await drawnFiles();
for (const [file, content] of files) writeFileSync(file, content);
console.log(`${files.size} files written.`);
