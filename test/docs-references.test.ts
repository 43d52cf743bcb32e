/** @jest-environment node */
/** The npm scripts and the source files that the docs name exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const docs = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md'));

test.each(docs)('the npm scripts that %s names exist', (file) => {
  const { scripts: known } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z][\w:-]*)/g)];
  expect(named.map(([, name = '']) => name).filter((name) => !(name in known))).toEqual([]);
});

/** The path of a source file, which no build makes. */
const sourcePath =
  /(?<![\w./-])(?:app|build|client|components|content|deploy|documents|e2e|i18n|inquiries|lib|messages|scripts|seo|test)\/[\w@[\]()./-]+\.[a-z]+\b/g;

test.each(docs)('the files that %s names exist', (file) => {
  const named = readFileSync(file, 'utf8').match(sourcePath) ?? [];
  expect(named.filter((name) => !existsSync(name) && !name.startsWith('deploy/nginx/'))).toEqual(
    [],
  );
});
