/** `npm run weave`: writes the cloths of `content/images.ts` into `public/`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { image, wovenImages } from '@/content/images';
import { subjectOf, weave } from '@/lib/pictures/weave';

for (const name of wovenImages) {
  writeFileSync(path.join('public', image(name).src), weave(name, subjectOf(name)));
}
console.log(`${wovenImages.length} cloths woven.`);
