/** `npm run pictures`: writes the cloths of `content/images.ts` and the icons of `content/icons.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { iconGlyphs } from '@/components/ui/icon-glyphs';
import { subjectIcons } from '@/content/icons';
import { image, logo, wovenImages } from '@/content/images';
import { iconSheet } from '@/lib/pictures/icon-sheet';
import { subjectOf, weave } from '@/lib/pictures/weave';

for (const name of wovenImages) {
  writeFileSync(`public${image(name).src}`, weave(name, subjectOf(name)));
}
const mark = readFileSync(`public${logo('mark.svg')}`, 'utf8');
writeFileSync('components/ui/icon-sheet/icons.svg', iconSheet(mark, subjectIcons, iconGlyphs));
console.log(`${wovenImages.length} cloths woven, ${subjectIcons.length} icons drawn.`);
