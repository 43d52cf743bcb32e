import { createHash } from 'node:crypto';
import { cpSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, hiddenFiles } from '@/deploy/files.mjs';
import { entriesOf } from '@/lib/objects/entries-of';
import { FileCache } from './file-cache';
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
 * Copies of earlier builds come from the cache, where unused ones are removed.
 * @returns number of files written, how many of them were not in the cache, and the size of all in bytes
 */
export async function compressFiles(
  folder: string,
  cacheFolder = '.cache/compressed',
): Promise<{ files: number; made: number; bytes: number }> {
  const cache = new FileCache(cacheFolder);
  const total = { files: 0, made: 0, bytes: 0 };
  const compress = async (file: string) => {
    const text = readFileSync(path.join(folder, file));
    const digest = createHash('sha256').update(text).digest('hex');
    for (const [ending, format] of entriesOf(formats)) {
      // Another zlib may write other bytes.
      const name = `${digest}.${process.versions.zlib}-${process.versions.brotli}.${ending}`;
      let cached = cache.find(name);
      if (cached === undefined) {
        total.made += 1;
        cached = cache.add(name, await format(text));
      }
      const { size } = statSync(cached);
      if (size >= text.length) continue;
      cpSync(cached, path.join(folder, `${file}.${ending}`));
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
  cache.prune();
  return total;
}
