/** The files of `out/` contain neither source maps nor traces of the machine that built them. */
import { readFileSync } from 'node:fs';
import { filesBelow } from '@/build/files-below';
import { everyPage, outFile } from './support/html-page';

const files = filesBelow(outFile('/'));

const texts = files
  .filter((file) => /\.(?:html|css|js|json|svg|txt|md|xml|atom|ics|webmanifest)$/.test(file))
  .map((file) => ({ file, text: readFileSync(outFile(file), 'utf8') }));

/**
 * Environment variables whose values identify a machine or an account. Those of the firm's identity are
 * published, those of npm repeat package.json, and short values may be words.
 */
const variables = Object.entries(process.env).filter(
  ([name, value = '']) => !/^(?:SITE_|npm_package_)/.test(name) && value.length >= 12,
);

/** Files that contain a text. */
function filesWith(text: string): string[] {
  return texts.filter((each) => each.text.includes(text)).map(({ file }) => file);
}

test('no source map is published or named', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(filesWith('sourceMappingURL')).toEqual([]);
  // Files that only the Next server publishes.
  expect(filesBelow('.next/static').filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('no value of the environment is in a file', () => {
  expect(variables.map(([name]) => name)).toContain('PATH');
  const found = variables.filter(([, value = '']) => filesWith(value).length > 0);
  expect(found.map(([name]) => name)).toEqual([]);
});

test('no path of the machine that built the site is in a file', () => {
  expect(filesWith(process.cwd())).toEqual([]);
});

test('a text that is in files is found there', () => {
  expect(filesWith('hydrateRoot').length).toBeGreaterThan(0);
  expect(filesWith('Content-Security-Policy').length).toBeGreaterThanOrEqual(everyPage.length);
});
