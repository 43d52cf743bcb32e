/** `npm run icons`: writes the file of the icons of subjects, which all pages share. */
import { writeFileSync } from 'node:fs';
import { iconGlyphs } from '@/components/ui/icon-glyphs';
import { subjectIcons } from '@/content/icons';
import { iconSheet } from '@/lib/pictures/icon-sheet';

const file = 'components/ui/icon-sheet/subjects.svg';
writeFileSync(file, iconSheet(subjectIcons, iconGlyphs));
console.log(`${file}: ${subjectIcons.length} icons.`);
