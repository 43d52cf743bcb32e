import { statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/build/references';
import { compressedCopy } from '@/scripts/compressed-copy';

/** What lies in `out/`. Sizes are in bytes. */
export type Output = {
  /** Pages of HTML, the not-found pages included. */
  pages: number;
  files: number;
  bytes: number;
  /** The `.br` and `.gz` beside them, which are not counted above. */
  copies: { files: number; bytes: number };
  largest: { file: string; bytes: number };
};

/** Counts what lies in a built folder. @throws Error when there is no such folder */
export function countOutput(folder: string): Output {
  const output: Output = {
    pages: 0,
    files: 0,
    bytes: 0,
    copies: { files: 0, bytes: 0 },
    largest: { file: '', bytes: 0 },
  };
  for (const file of filesBelow(folder)) {
    const bytes = statSync(path.join(folder, file)).size;
    const counted = compressedCopy.test(file) ? output.copies : output;
    counted.files += 1;
    counted.bytes += bytes;
    if (file.endsWith('.html')) output.pages += 1;
    if (counted === output && bytes > output.largest.bytes) output.largest = { file, bytes };
  }
  return output;
}
