/** A reference of an image by the hash of its manifest: the same bytes for as long as anybody has them. */
const pinned = /@sha256:[0-9a-f]{64}$/;

/**
 * The images that a file for building containers stands on by a name alone, which is another image once its
 * publisher gives the name to one.
 * @param containerfile its text; what `--build-arg` may say instead of the defaults of its `ARG` is not seen
 */
export function unpinnedBases(containerfile: string): string[] {
  const values = new Map<string, string>();
  const bases: string[] = [];
  for (const line of containerfile.split('\n')) {
    const [, name = '', value = ''] = /^ARG\s+(\w+)=(\S+)/i.exec(line) ?? [];
    if (name !== '') values.set(name, value);
    const [, image] = /^FROM\s+(?:--\S+\s+)*(\S+)/i.exec(line) ?? [];
    if (image !== undefined) {
      bases.push(image.replace(/\$\{?(\w+)\}?/g, (whole, of) => values.get(of) ?? whole));
    }
  }
  return bases.filter((image) => !pinned.test(image));
}
