import { createHash } from 'node:crypto';
import { cpSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, hiddenFiles } from '@/deploy/files.mjs';
import { entriesOf } from '@/lib/objects/entries-of';
import { FileCache } from './file-cache';
import { filesBelow } from './files-below';

/** Level 11 would save 2 %, and take three times as long. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Deterministic: without dates and names. */
const compressors = {
  br: (text: Buffer) => promisify(brotliCompress)(text, brotliOptions),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

/** Whether a file is text that hosts serve: neither a picture or font, nor configuration such as `_headers`. */
function isCompressible(file: string): boolean {
  return contentTypeOf(file)?.includes('charset') === true && !hiddenFiles.test(`/${file}`);
}

/**
 * Writes a `.br` and a `.gz` beside each text file of a folder, where that is smaller than the text itself.
 * Copies of earlier builds come from the cache, where unused ones are removed.
 * @returns number of copies, and the size of all in bytes
 */
export async function compressFiles(
  folder: string,
  cacheFolder = '.cache/compressed',
): Promise<{ count: number; bytes: number }> {
  const cache = new FileCache(cacheFolder);
  const total = { count: 0, bytes: 0 };
  const compress = async (file: string) => {
    const text = readFileSync(path.join(folder, file));
    const digest = createHash('sha256').update(text).digest('hex');
    for (const [extension, compressText] of entriesOf(compressors)) {
      // Another zlib may write other bytes.
      const name = `${digest}.${process.versions.zlib}-${process.versions.brotli}.${extension}`;
      const cached = cache.find(name) ?? cache.add(name, await compressText(text));
      const { size } = statSync(cached);
      if (size >= text.length) continue;
      cpSync(cached, path.join(folder, `${file}.${extension}`));
      total.count += 1;
      total.bytes += size;
    }
  };
  // One iterator for all workers: each file goes to one of them.
  const files = filesBelow(folder).filter(isCompressible).values();
  const runWorker = async () => {
    for (const file of files) await compress(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWorker));
  cache.prune();
  return total;
}
