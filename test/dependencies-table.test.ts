/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const project = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const installed = z.object({ license: z.string() });

/** A tool of scripts/tools/. */
const tool = z.object({
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

const { dependencies, devDependencies } = project.parse(
  JSON.parse(readFileSync('package.json', 'utf8')),
);

/** The packages of the tools, each with the folder of its tool. */
const tools = Object.fromEntries(
  readdirSync('scripts/tools').flatMap((folder) => {
    const file = readFileSync(`scripts/tools/${folder}/package.json`, 'utf8');
    const packages = tool.parse(JSON.parse(file));
    const all = { ...packages.dependencies, ...packages.optionalDependencies };
    return Object.keys(all).map((name) => [name, folder]);
  }),
);

/** The licence of an installed package, or of one of a tool by its lock file. */
function licenceOf(name: string): string {
  const folder = tools[name];
  if (folder === undefined) {
    const file = readFileSync(`node_modules/${name}/package.json`, 'utf8');
    return installed.parse(JSON.parse(file)).license;
  }
  const file = readFileSync(`scripts/tools/${folder}/package-lock.json`, 'utf8');
  return installed.parse(lock.parse(JSON.parse(file)).packages[`node_modules/${name}`]).license;
}

/** All typefaces share one row. */
function rowOf(name: string): string {
  return name.replace(/^@fontsource-variable\/.+/, '@fontsource-variable/*');
}

describe.each([
  ['On the server and in pages', dependencies],
  ['For builds and tests', devDependencies],
  ['Fetched on demand', tools],
])('%s', (heading, packages) => {
  const rows = rowsBelow(heading);

  test('the table names the packages that there are with their licences, in their order, and no others', () => {
    const due = Object.keys(packages)
      .sort()
      .map((name) => `${rowOf(name)}: ${licenceOf(name)}`);
    expect(rows.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([...new Set(due)]);
  });

  test('purpose, upkeep and what would replace it are said of each', () => {
    const bare = rows.filter(({ cells }) => cells.length !== 5 || cells.includes(''));
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});
