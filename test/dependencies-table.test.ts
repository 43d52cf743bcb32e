/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const projectManifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const licensed = z.object({ license: z.string() });

/** The `package.json` of a tool in scripts/tools/. */
const toolManifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

const lock = z.object({ packages: z.record(z.string(), z.looseObject({})) });

type Row = { name: string; licence: string; cells: string[] };

/** The rows below a heading of docs/operations.md that name a package. */
function rowsBelow(heading: string): Row[] {
  const [, rest = ''] = readFileSync('docs/operations.md', 'utf8').split(`\n### ${heading}\n`);
  const [section = ''] = rest.split(/\n#{2,3} /);
  return section.split('\n').flatMap((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [, name] = /^`([^`]+)`$/.exec(cells[0] ?? '') ?? [];
    return name === undefined ? [] : [{ name, licence: cells[2] ?? '', cells }];
  });
}

const { dependencies, devDependencies } = projectManifest.parse(
  JSON.parse(readFileSync('package.json', 'utf8')),
);

/** The folder of its tool, by the name of each package that a tool uses. */
const toolFolders = Object.fromEntries(
  readdirSync('scripts/tools').flatMap((folder) => {
    const file = readFileSync(`scripts/tools/${folder}/package.json`, 'utf8');
    const packages = toolManifest.parse(JSON.parse(file));
    const all = { ...packages.dependencies, ...packages.optionalDependencies };
    return Object.keys(all).map((name) => [name, folder]);
  }),
);

/** The licence of an installed package, or of one of a tool by its lock file. */
function licenceOf(name: string): string {
  const folder = toolFolders[name];
  if (folder === undefined) {
    const file = readFileSync(`node_modules/${name}/package.json`, 'utf8');
    return licensed.parse(JSON.parse(file)).license;
  }
  const file = readFileSync(`scripts/tools/${folder}/package-lock.json`, 'utf8');
  return licensed.parse(lock.parse(JSON.parse(file)).packages[`node_modules/${name}`]).license;
}

/** The name of the row of a package: all typefaces share one. */
function rowName(name: string): string {
  return name.replace(/^@fontsource-variable\/.+/, '@fontsource-variable/*');
}

describe.each([
  ['On the server and in pages', dependencies],
  ['For builds and tests', devDependencies],
  ['Fetched on demand', toolFolders],
])('%s', (heading, packages) => {
  const rows = rowsBelow(heading);

  test('the table has exactly the packages in use, in alphabetical order, with their licences', () => {
    const expected = Object.keys(packages)
      .sort()
      .map((name) => `${rowName(name)}: ${licenceOf(name)}`);
    expect(rows.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([...new Set(expected)]);
  });

  test('each row says what the package is for, who keeps it up and what would replace it', () => {
    const incomplete = rows.filter(({ cells }) => cells.length !== 5 || cells.includes(''));
    expect(incomplete.map(({ name }) => name)).toEqual([]);
  });
});
