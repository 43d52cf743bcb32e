/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const project = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const installed = z.object({ license: z.string() });

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

describe.each([
  ['On the server and in pages', dependencies],
  ['For builds and tests', devDependencies],
])('%s', (heading, packages) => {
  const rows = rowsBelow(heading);

  test('the table names the packages of package.json, in their order, and no others', () => {
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(packages).sort());
  });

  test('every licence is that of the installed package', () => {
    const due = rows.map(({ name }) => {
      const file = readFileSync(`node_modules/${name}/package.json`, 'utf8');
      return `${name}: ${installed.parse(JSON.parse(file)).license}`;
    });
    expect(rows.map(({ name, licence }) => `${name}: ${licence}`)).toEqual(due);
  });

  test('purpose, upkeep and what would replace it are said of each', () => {
    const bare = rows.filter(({ cells }) => cells.length !== 5 || cells.includes(''));
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});
