import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '@/lib/errors/parse-json';

/** Lists of the packages that a build is made with, and what npm is asked for to make them. */
const lists = {
  /** What the Next server needs, and what is in its pages. */
  'sbom-production.cdx.json': ['--omit=dev'],
  /** What builds and tests need as well. */
  'sbom-all.cdx.json': ['--include=dev'],
} as const;

/** The part of CycloneDX 1.5 that is changed; the rest stays as npm writes it. */
const bom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.looseObject({})).min(1),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
});

/** What a list says of the project itself. */
const shown = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string().optional(),
});

/** Names the property that tells from which files a list was made. */
const sourceProperty = 'hablon:sources:sha256';

/**
 * Takes out of a list what would differ between two runs or machines: serial number, time, the release of npm
 * and the name of the folder.
 * @param name the project's own name
 * @param sources digest of what the list was made from
 */
function stable(text: string, name: string, sources: string): string {
  const { serialNumber: _serial, metadata, ...rest } = bom.parse(parseJson(text, 'npm sbom'));
  const { timestamp: _time, tools: _tools, component, ...others } = metadata;
  const properties = [{ name: sourceProperty, value: sources }];
  const kept = { ...others, component: { ...component, name }, properties };
  return `${JSON.stringify({ ...rest, metadata: kept }, null, 2)}\n`;
}

/** @throws Error with what npm says when it fails */
function npmSbom(project: string, options: readonly string[]): string {
  const fixed = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'];
  // From the lock file alone: no network, and the packages of every platform.
  const { stdout, stderr, status, error } = spawnSync(
    'npm',
    [...fixed, '--package-lock-only', ...options],
    {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${error?.message ?? stderr}`);
  return stdout;
}

/**
 * Writes the bills of materials (CycloneDX) of the packages in the lock file, unless they are there already:
 * the same bytes for the same lock file, on every machine.
 * @param project folder of package.json and its lock file
 * @param folder where the lists go; not the static output, all of which is public
 * @returns the names of the files that were written
 * @throws Error when npm fails, with what it says
 */
export function writeSboms(project = '.', folder = 'generated'): string[] {
  const [manifest = '', lock = ''] = ['package.json', 'package-lock.json'].map((file) =>
    readFileSync(path.join(project, file), 'utf8'),
  );
  const { name, version, description } = shown.parse(parseJson(manifest, 'package.json'));
  const digest = createHash('sha256')
    .update(JSON.stringify([name, version, description]))
    .update(lock)
    .digest('hex');
  const due = Object.entries(lists).filter(([file]) => {
    const place = path.join(folder, file);
    return !existsSync(place) || !readFileSync(place, 'utf8').includes(digest);
  });
  mkdirSync(folder, { recursive: true });
  for (const [file, options] of due) {
    writeFileSync(path.join(folder, file), stable(npmSbom(project, options), name, digest));
  }
  return due.map(([file]) => file);
}
