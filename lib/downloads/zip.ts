import { Zip, ZipDeflate } from 'fflate';

/**
 * Packs files into a ZIP archive on the main thread: the Content-Security-Policy forbids workers from blobs, which
 * fflate's asynchronous functions start.
 * @param contents by name, folders with `/`: `images/about.svg`
 * @returns the archive in consecutive parts
 * @throws Error when a file cannot be packed
 */
export function zip(contents: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    // A copy, since a Blob takes no shared memory.
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
