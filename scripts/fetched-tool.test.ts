/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

jest.setTimeout(30_000);

const half = 'mkdir -p "$folder/node_modules/a"; touch "$folder/node_modules/a/a.js"';

/** What stands in for npm: each writes the file that is looked for before anything else. */
const stages = {
  whole: `${half}; touch "$folder/node_modules/rest"`,
  killed: `${half}; kill -9 $PPID`,
  failed: `${half}; exit 1`,
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tool-'));
  const source = path.join(root, 'scripts/tools/a');
  for (const folder of [path.join(root, 'bin'), source]) mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) {
    writeFileSync(path.join(source, name), '{}');
  }
  const library = pathToFileURL(path.resolve('scripts/fetched-tool.ts'));
  writeFileSync(
    path.join(root, 'ask.mjs'),
    `import { ensureTool } from '${library}';
process.stdout.write(String(ensureTool({ name: 'a', file: 'a/a.js' })));`,
  );
});

afterEach(() => rmSync(root, { recursive: true }));

/** What `ensureTool` says, in a process of its own; nothing where that was killed. */
function ensured(stage: keyof typeof stages): string {
  const npm = [
    '#!/bin/sh',
    `echo "$@" >> '${root}/asked'`,
    'for folder; do :; done',
    stages[stage],
  ];
  writeFileSync(path.join(root, 'bin/npm'), npm.join('\n'), { mode: 0o755 });
  const loader = String(pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')));
  return spawnSync(process.execPath, ['--import', loader, 'ask.mjs'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${root}/bin:${process.env.PATH}`,
      // For `@/` in imports.
      TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
    },
  }).stdout;
}

/** The arguments of each call of npm. */
function npmCalls(): string[] {
  return readFileSync(path.join(root, 'asked'), 'utf8').trim().split('\n');
}

function folders(): string[] {
  return readdirSync(path.join(root, '.cache/tools'));
}

test('a tool is fetched once, by its lock file, and without scripts of packages', () => {
  const file = expect.stringMatching(/\/node_modules\/a\/a\.js$/);
  expect(ensured('whole')).toEqual(file);
  expect(ensured('failed')).toEqual(file);
  expect(npmCalls()).toEqual([expect.stringMatching(/^ci .*--ignore-scripts/)]);
  expect(folders()).toEqual([expect.stringMatching(/^a-[0-9a-f]{8}$/)]);
});

test.each(['killed', 'failed'] as const)('a download %s half-way is begun anew', (stage) => {
  expect(ensured(stage)).not.toContain('a.js');
  expect(ensured('whole')).toContain('a.js');
  expect(npmCalls()).toHaveLength(2);
  const [folder = '', ...others] = folders();
  expect(others).toEqual([]);
  expect(existsSync(path.join(root, '.cache/tools', folder, 'node_modules/rest'))).toBe(true);
});
