import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filesBelow } from '@/build/references';
import { parseJson } from '@/lib/errors/parse-json';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';

const entry = z.strictObject({ hash: z.string().regex(/^[\da-f]{32}$/), bytes: z.int().min(0) });
const manifest = z.record(z.string(), entry);

/** The files of a deploy by their paths below its folder with `/`: size, and a hash of what they hold. */
export type Manifest = Readonly<Record<string, z.infer<typeof entry>>>;

/**
 * What lies in a built folder, sorted by path.
 * @throws Error when there is no such folder
 */
export function manifestOf(folder: string): Manifest {
  return Object.fromEntries(
    filesBelow(folder).map((file) => {
      const content = readFileSync(path.join(folder, file));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
      return [file, { hash, bytes: content.length }];
    }),
  );
}

/** A manifest as a file: the same folder gives the same bytes. */
export function writtenManifest(files: Manifest): string {
  const lines = Object.entries(files).map(
    ([file, { hash, bytes }]) =>
      `  ${JSON.stringify(file)}: { "hash": "${hash}", "bytes": ${bytes} }`,
  );
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * Reads a manifest from its file.
 * @throws Error naming the file, and each field that is wrong
 */
export function readManifest(file: string): Manifest {
  const parsed = manifest.safeParse(parseJson(readFileSync(file, 'utf8'), file));
  if (parsed.success) return parsed.data;
  throw badSource(file, 'manifest', zodProblems(parsed.error));
}
