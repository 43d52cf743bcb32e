import { createHash } from 'node:crypto';
import {
  copyFileSync,
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
import { hiddenFiles } from '@/deploy/hidden-files.mjs';
import { contentTypeOf } from '@/deploy/types.mjs';
import { filesBelow } from './references';

/** What was compressed before is kept by its contents: the best compression takes its time. */
const cacheFolder = '.cache/compressed';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Both write the same bytes for the same text: Node gives neither a date nor a name to the file. */
const formats = {
  br: (text: Buffer) =>
    toBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Buffer) => toGzip(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Text that no host has to compress again, and nothing that a host only reads itself. */
function isText(file: string): boolean {
  return contentTypeOf(file)?.includes('charset') === true && !hiddenFiles.test(`/${file}`);
}

/** What compressing came to. */
export type Compression = { files: number; made: number; bytes: number };

/**
 * Writes a `.br` and a `.gz` beside each text file of a folder, where that is smaller than the text itself.
 * @returns number of files written, how many of them were not in the cache, and the size of all in bytes
 */
export async function compressFiles(folder: string, cache = cacheFolder): Promise<Compression> {
  mkdirSync(cache, { recursive: true });
  const used = new Set<string>();
  const total: Compression = { files: 0, made: 0, bytes: 0 };
  const compress = async (file: string) => {
    const text = readFileSync(path.join(folder, file));
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 32);
    for (const [ending, format] of [['br', formats.br] as const, ['gz', formats.gz] as const]) {
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
      copyFileSync(kept, path.join(folder, `${file}.${ending}`));
      total.files += 1;
      total.bytes += size;
    }
  };
  const queue = filesBelow(folder).filter(isText).values();
  const work = async () => {
    // Walked by several: each file comes to one of them.
    for (const file of queue) await compress(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name));
  return total;
}
