/** The files of `out/` contain neither source maps nor traces of the machine that built them. */
import { readdirSync, readFileSync } from 'node:fs';
import { filesBelow } from '@/build/files-below';
import { outFile } from './support/html-page';

const files = readdirSync(outFile('/'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`);

const texts = files
  .filter((file) => /\.(?:html|css|js|json|svg|txt|md|xml|atom|webmanifest)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/**
 * Values of environment variables that identify a machine or an account. Those of the firm's identity are
 * published, npm's repeat package.json, and short ones may be words.
 */
const values = Object.entries(process.env).filter(
  ([name, value = '']) => !/^(?:SITE_|npm_package_)/.test(name) && value.length >= 12,
);

/** Files that contain a text. */
function holding(text: string): string[] {
  return texts.filter((each) => each.text.includes(text)).map(({ file }) => file);
}

test('no source map is published or named', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(holding('sourceMappingURL')).toEqual([]);
  // Files that only the Next server publishes.
  expect(filesBelow('.next/static').filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('no value of the environment is in a file', () => {
  expect(values.map(([name]) => name)).toContain('PATH');
  const found = values.filter(([, value = '']) => holding(value).length > 0);
  expect(found.map(([name]) => name)).toEqual([]);
});

test('no path of the machine that built it is in a file', () => {
  expect(holding(process.cwd())).toEqual([]);
});

test('what is in a file is found', () => {
  expect(holding('hydrateRoot').length).toBeGreaterThan(0);
  expect(holding('Content-Security-Policy').length).toBeGreaterThan(400);
});
