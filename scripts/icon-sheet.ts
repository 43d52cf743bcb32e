/** `npm run icons`: writes the file of the site's icon and of the icons of subjects. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { iconGlyphs } from '@/components/ui/icon-glyphs';
import { subjectIcons } from '@/content/icons';
import { logo } from '@/content/images';
import { iconSheet } from '@/lib/pictures/icon-sheet';

const file = 'components/ui/icon-sheet/icons.svg';
const mark = readFileSync(path.join('public', logo('mark.svg')), 'utf8');
writeFileSync(file, iconSheet(mark, subjectIcons, iconGlyphs));
console.log(`${file}: ${subjectIcons.length} icons.`);
