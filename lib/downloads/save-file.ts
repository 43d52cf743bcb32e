/** Time until the object URL of the file is revoked, in milliseconds: the browser has begun the download by then. */
const releaseDelay = 60_000;

/** Offers content made in the browser as a download. @param type its media type, e.g. `text/plain` */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseDelay);
}
