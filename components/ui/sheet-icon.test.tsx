import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { iconSheets } from '@/content/message-items';
import { entriesOf } from '@/lib/objects/entries-of';
import { iconSheet } from '@/lib/pictures/icon-sheet';
import { iconGlyphs } from './icon-glyphs';
import { SheetIcon } from './sheet-icon';

test.each(entriesOf(iconSheets))(
  'the file of %s holds its icons as they are drawn now',
  (sheet, names) => {
    const file = path.join(__dirname, 'icon-sheets', `${sheet}.svg`);
    // `npm run icons` writes it.
    expect(readFileSync(file, 'utf8')).toBe(iconSheet(names, iconGlyphs));
  },
);

test('an icon of a sheet is hidden from assistive technology and names its drawing', () => {
  const { container } = render(<SheetIcon sheet="visas" name="tourist" size="lg" />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveClass('icon', 'size-7');
  expect(svg?.querySelector('use')?.getAttribute('href')).toMatch(/#tourist$/);
});

test('an icon that its sheet has not is an error', () => {
  expect(() => SheetIcon({ sheet: 'visas', name: 'menu' })).toThrow(
    'iconSheets.visas has no "menu"',
  );
});
