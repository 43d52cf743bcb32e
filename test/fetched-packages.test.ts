/** @jest-environment node */
/** Documents and scripts: no package without a lock file, no command and no file that is not there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const documents = ['README.md', 'CONTRIBUTING.md', ...filesOf('docs', /\.md$/)];
const scripts = ['package.json', ...filesOf('scripts', /(?<!\.test)\.m?[jt]s$/)];

function filesOf(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => name.test(file));
}

/** A command that installs a package without a lock file: `npx name@version`, or an option that names one. */
const pastTheLock = /\bnpx\b[^`\n]*?[\w-]@[\w^~]|--package[=\s'"]/;

test('no document and no script fetches what no lock file names', () => {
  const found = [...documents, ...scripts].filter((file) =>
    pastTheLock.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});

test.each(documents)('the commands that %s names are there', (file) => {
  const { scripts: known } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z][\w:-]*)/g)];
  expect(named.map(([, name = '']) => name).filter((name) => !(name in known))).toEqual([]);
});

/** A file of the repository; what a build makes is not. */
const sourceFile =
  /(?<![\w./-])(?:app|build|client|components|content|deploy|documents|e2e|i18n|lib|messages|scripts|seo|test)\/[\w@[\]()./-]+\.[a-z]+\b/g;

test.each(documents)('the files that %s names are there', (file) => {
  const named = readFileSync(file, 'utf8').match(sourceFile) ?? [];
  expect(named.filter((name) => !existsSync(name) && !name.startsWith('deploy/nginx/'))).toEqual(
    [],
  );
});

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z
      .object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        hasInstallScript: z.boolean().default(false),
        optionalDependencies: z.record(z.string(), z.string()).default({}),
      })
      .loose(),
  ),
});

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

type Packages = z.infer<typeof lockFile>['packages'];

/** Packages without a hash, or with the host that they came from. */
function bare({ '': _root, ...packages }: Packages): string[] {
  return Object.entries(packages)
    .filter(
      ([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved !== undefined,
    )
    .map(([place]) => place);
}

describe('the site', () => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

  test('has the hash of every package, and no host that they come from', () => {
    expect(bare(packages)).toEqual([]);
  });

  test('knows the packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies }]) =>
      Object.keys(optionalDependencies).filter(
        (name) =>
          !(`node_modules/${name}` in packages || `${place}/node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('lets those packages run a script when they are installed that need to, and no other', () => {
    const { allowScripts } = z
      .object({ allowScripts: z.record(z.string(), z.literal(true)) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const running = Object.keys(packages).filter((place) => packages[place]?.hasInstallScript);
    const names = running.map((place) => place.replace(/^.*node_modules\//, ''));
    expect(names.sort()).toEqual(Object.keys(allowScripts).sort());
  });
});

describe.each(readdirSync('scripts/tools'))('the tool %s', (name) => {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(`scripts/tools/${name}/${file}`, 'utf8'));
  const { packages } = lockFile.parse(read('package-lock.json'));

  test('is exactly one version, which its lock file has', () => {
    const { dependencies, optionalDependencies } = manifest.parse(read('package.json'));
    const wanted = Object.entries({ ...dependencies, ...optionalDependencies });
    expect(wanted.length).toBeGreaterThan(0);
    for (const [own, version] of wanted) {
      expect(packages[`node_modules/${own}`]?.version).toBe(version);
    }
  });

  test('has the hash of every package, and no host that they come from', () => {
    expect(bare(packages)).toEqual([]);
  });
});
