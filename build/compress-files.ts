import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, hiddenFiles } from '@/deploy/files.mjs';
import { entriesOf } from '@/lib/objects/entries-of';
import { filesBelow } from './references';

/**
 * Both write the same bytes for the same text, without a date or a name. Brotli's best level, 11, would make files
 * 2 % smaller and take three times as long.
 */
const formats = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

/** Text that no host has to compress again, and nothing that a host only reads itself. */
function isText(file: string): boolean {
  return contentTypeOf(file)?.includes('charset') === true && !hiddenFiles.test(`/${file}`);
}

/**
 * Writes a `.br` and a `.gz` beside each text file of a folder, where that is smaller than the text itself.
 * Compressing takes its time: what was compressed before is kept in `cache` by its contents.
 * @returns number of files written, how many of them were not in the cache, and the size of all in bytes
 */
export async function compressFiles(
  folder: string,
  cache = '.cache/compressed',
): Promise<{ files: number; made: number; bytes: number }> {
  mkdirSync(cache, { recursive: true });
  const used = new Set<string>();
  const total = { files: 0, made: 0, bytes: 0 };
  const compress = async (file: string) => {
    const text = readFileSync(path.join(folder, file));
    const digest = createHash('sha256').update(text).digest('hex');
    for (const [ending, format] of entriesOf(formats)) {
      // Another zlib may write other bytes.
      const name = `${digest}.${process.versions.zlib}-${process.versions.brotli}.${ending}`;
      const kept = path.join(cache, name);
      used.add(name);
      if (!existsSync(kept)) {
        total.made += 1;
        writeFileSync(`${kept}.new`, await format(text));
        renameSync(`${kept}.new`, kept);
      }
      const { size } = statSync(kept);
      if (size >= text.length) continue;
      cpSync(kept, path.join(folder, `${file}.${ending}`));
      total.files += 1;
      total.bytes += size;
    }
  };
  // One list that several walk: each file comes to one of them.
  const files = filesBelow(folder).filter(isText).values();
  const work = async () => {
    for (const file of files) await compress(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name));
  return total;
}
