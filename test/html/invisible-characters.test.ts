/** Texts of `out/` that are copied, searched or read by programs have no invisible characters. */
import { readdirSync, readFileSync } from 'node:fs';
import { invisibleCharacters } from '@/lib/text/invisible-characters';
import { outFile } from './support/html-page';

const files = readdirSync(outFile('/'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:html|md|xml|atom|ics|txt)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`);

test('no page, Markdown version or feed has characters that nobody sees', () => {
  expect(files.length).toBeGreaterThan(800);
  const found = files.flatMap((file) => {
    const characters = invisibleCharacters(readFileSync(file, 'utf8'));
    return characters.length === 0 ? [] : [`${file}: ${characters.join(', ')}`];
  });
  expect(found).toEqual([]);
});
