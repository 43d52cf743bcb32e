import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { subjectIcons } from '@/content/icons';
import { logo } from '@/content/images';
import { iconSheet } from '@/lib/pictures/icon-sheet';
import { iconGlyphs } from './icon-glyphs';
import { SheetIcon } from './sheet-icon';

test('the file shows the mark and holds the icons of subjects as they are drawn now', () => {
  const file = path.join(__dirname, 'icon-sheet/icons.svg');
  const mark = readFileSync(path.join('public', logo('mark.svg')), 'utf8');
  // `npm run pictures` writes it.
  expect(readFileSync(file, 'utf8')).toBe(iconSheet(mark, subjectIcons, iconGlyphs));
});

test('an icon of the file is hidden from assistive technology and names its drawing', () => {
  const { container } = render(<SheetIcon name="tourist" size="lg" />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveClass('icon', 'size-7');
  expect(svg?.querySelector('use')?.getAttribute('href')).toMatch(/#tourist$/);
});
