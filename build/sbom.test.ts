/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { writeSboms } from './sbom';

const list = z.object({
  serialNumber: z.never().optional(),
  metadata: z.object({
    timestamp: z.never().optional(),
    component: z.object({ name: z.string() }),
  }),
  components: z.array(z.object({ name: z.string(), version: z.string() })),
});

const names = ['sbom-production.cdx.json', 'sbom-all.cdx.json'];

let root = '';

function write(file: string, content: object): void {
  writeFileSync(path.join(root, file), JSON.stringify(content));
}

function read(file: string, folder = root): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

/** A project that needs one package, and one more for its tests; nothing of it is installed. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  const project = {
    name: 'small',
    version: '1.0.0',
    dependencies: { needed: '1.2.3' },
    devDependencies: { tested: '4.5.6' },
  };
  write('package.json', project);
  write('package-lock.json', {
    name: 'small',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': project,
      'node_modules/needed': { version: '1.2.3', license: 'MIT' },
      'node_modules/tested': { version: '4.5.6', license: 'ISC', dev: true },
    },
  });
});

afterEach(() => rmSync(root, { recursive: true }));

test('production and everything are listed, whatever folder the project is in', () => {
  expect(writeSboms(root, root)).toEqual(names);
  const [production, all] = names.map((name) => list.parse(JSON.parse(read(name))));
  expect(production?.components).toEqual([{ name: 'needed', version: '1.2.3' }]);
  expect(all?.components.map(({ name }) => name)).toEqual(['needed', 'tested']);
  expect(production?.metadata.component.name).toBe('small');
  const other = mkdtempSync(path.join(tmpdir(), 'sbom-other-'));
  cpSync(path.join(root, 'package.json'), path.join(other, 'package.json'));
  cpSync(path.join(root, 'package-lock.json'), path.join(other, 'package-lock.json'));
  writeSboms(other, other);
  for (const name of names) expect(read(name, other)).toBe(read(name));
  for (const name of names) expect(read(name)).not.toContain(path.basename(root));
  rmSync(other, { recursive: true });
});

test('npm is asked again only when the lock file has changed', () => {
  writeSboms(root, root);
  expect(writeSboms(root, root)).toEqual([]);
  const lock = JSON.parse(read('package-lock.json'));
  lock.packages['node_modules/needed'].version = '1.2.4';
  lock.packages[''].dependencies.needed = '1.2.4';
  write('package-lock.json', lock);
  write('package.json', { ...JSON.parse(read('package.json')), dependencies: { needed: '1.2.4' } });
  expect(writeSboms(root, root)).toEqual(names);
  expect(read('sbom-all.cdx.json')).toContain('needed@1.2.4');
});

test('a lock file that does not fit stops the build with what npm says', () => {
  write('package.json', { name: 'small', version: '1.0.0', dependencies: { missing: '1.0.0' } });
  expect(() => writeSboms(root, root)).toThrow(/npm sbom failed: .*missing/s);
});
