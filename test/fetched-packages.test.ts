/** @jest-environment node */
/** Every package that the site, a script or a reader of the docs installs is in a lock file, with its hash. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const docs = ['README.md', 'CONTRIBUTING.md', ...filesOf('docs', /\.md$/)];
const scripts = ['package.json', ...filesOf('scripts', /(?<!\.test)\.m?[jt]s$/)];

function filesOf(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => name.test(file));
}

/** A command that installs a package without a lock file: `npx name@version`, or an option that names one. */
const unlockedInstall = /\bnpx\b[^`\n]*?[\w-]@[\w^~]|--package[=\s'"]/;

test('nothing in the docs and no script installs a package that is in no lock file', () => {
  const found = [...docs, ...scripts].filter((file) =>
    unlockedInstall.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
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

/** Packages in a lock file without a hash, or with the host that they came from. */
function wronglyLocked({ '': _root, ...packages }: Packages): string[] {
  return Object.entries(packages)
    .filter(
      ([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved !== undefined,
    )
    .map(([location]) => location);
}

describe('the lock file of the site', () => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

  test('has the hash of every package, and no host that one comes from', () => {
    expect(wronglyLocked(packages)).toEqual([]);
  });

  test('has the packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([location, { optionalDependencies }]) =>
      Object.keys(optionalDependencies).filter(
        (name) =>
          !(`node_modules/${name}` in packages || `${location}/node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('has install scripts in exactly the packages that package.json lets run them', () => {
    const { allowScripts } = z
      .object({ allowScripts: z.record(z.string(), z.literal(true)) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const withScript = Object.keys(packages).filter(
      (location) => packages[location]?.hasInstallScript,
    );
    const names = withScript.map((location) => location.replace(/^.*node_modules\//, ''));
    expect(names.sort()).toEqual(Object.keys(allowScripts).sort());
  });
});

describe.each(readdirSync('scripts/tools'))('the tool %s', (name) => {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(`scripts/tools/${name}/${file}`, 'utf8'));
  const { packages } = lockFile.parse(read('package-lock.json'));

  test('pins exact versions, which its lock file has', () => {
    const { dependencies, optionalDependencies } = manifest.parse(read('package.json'));
    const pinned = Object.entries({ ...dependencies, ...optionalDependencies });
    expect(pinned.length).toBeGreaterThan(0);
    for (const [dependency, version] of pinned) {
      expect(packages[`node_modules/${dependency}`]?.version).toBe(version);
    }
  });

  test('has the hash of every package, and no host that one comes from', () => {
    expect(wronglyLocked(packages)).toEqual([]);
  });
});
