/** `npm run icons`: writes the files of icons that pages share, by `content/message-items.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { iconGlyphs } from '@/components/ui/icon-glyphs';
import { iconSheets } from '@/content/message-items';
import { entriesOf } from '@/lib/objects/entries-of';
import { iconSheet } from '@/lib/pictures/icon-sheet';

for (const [sheet, names] of entriesOf(iconSheets)) {
  const file = path.join('components/ui/icon-sheets', `${sheet}.svg`);
  writeFileSync(file, iconSheet(names, iconGlyphs));
  console.log(`${file}: ${names.length} icons.`);
}
