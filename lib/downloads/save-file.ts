/** How long the browser may take to begin a download, in milliseconds. */
const patience = 60_000;

/** Lets the browser save what was made in it, as a visitor saves any download. */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), patience);
}
