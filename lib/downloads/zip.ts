import { Zip, ZipDeflate } from 'fflate';

/**
 * Packs files into a ZIP archive, on this thread: the policy of the pages allows no workers from blobs,
 * which fflate's asynchronous functions start.
 * @param contents by name, folders with `/`: `images/about.svg`
 * @returns the archive in parts, one after the other
 * @throws Error when a file cannot be packed
 */
export function zip(contents: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    // A copy: a Blob takes nothing that could lie in memory that threads share.
    parts.push(new Uint8Array(part));
  });
  for (const [name, content] of contents) {
    const entry = new ZipDeflate(name);
    archive.add(entry);
    entry.push(content, true);
  }
  archive.end();
  return parts;
}
