import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { iconNames } from '@/content/icons';
import * as tables from '@/content/message-items';
import { services } from '@/content/services';
import { Icon } from './icon';

const names: readonly string[] = iconNames;

/** The texts of the sources that can show an icon; the drawings themselves do not count. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => path.join(path.relative('.', entry.parentPath), entry.name))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.endsWith('ui/icon.tsx'),
    )
    .map((file) => readFileSync(file, 'utf8'));
}

/** Every name that a source gives to an icon, and every name of a table that a source reads. */
function usedNames(): Set<string> {
  const used = new Set<string>();
  const texts = ['app', 'components'].flatMap(sources);
  for (const text of texts) {
    for (const [, name] of text.matchAll(/<Icon\s[^>]*?name="(\w+)"/g)) used.add(name ?? '');
    for (const [, name] of text.matchAll(/\bicon="(\w+)"/g)) used.add(name ?? '');
  }
  for (const { icon } of Object.values(services)) used.add(icon);
  for (const table of Object.values(tables))
    for (const icon of Object.values(table)) used.add(icon);
  return used;
}

test('there are 53 names (spec §2), each once', () => {
  expect(new Set(iconNames).size).toBe(53);
  expect(iconNames).toHaveLength(53);
});

test('every name is in use', () => {
  const used = usedNames();
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

test.each(iconNames)('%s is drawn, hidden from assistive technology, in the one stroke', (name) => {
  const { container } = render(<Icon name={name} />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveAttribute('viewBox', '0 0 24 24');
  expect(svg).toHaveClass('icon');
  expect(svg?.querySelectorAll('[stroke-width], [stroke], [style]')).toHaveLength(0);
  expect(svg?.childElementCount).toBeGreaterThan(0);
});

test('no two names look the same', () => {
  const drawings = iconNames.map((name) => render(<Icon name={name} />).container.innerHTML);
  expect(new Set(drawings).size).toBe(iconNames.length);
});
