import { type LoadFailure, loadFile } from './load-file';

/** A file to fetch, and what it is called in the archive. */
export type RemoteFile = { name: string; url: string };

/** A file that did not arrive, and why. */
export type FailedFile = { file: RemoteFile; failure: LoadFailure };

export type LoadedFiles = {
  /** What arrived, by name, in the order of the files. */
  contents: Map<string, Uint8Array>;
  /** What did not, in the order of the files. */
  failed: FailedFile[];
};

/** Files that are fetched at the same time: as many as browsers allow one host under HTTP/1.1. */
const atOnce = 6;

/**
 * Fetches files, six at a time. One that does not arrive holds up no other.
 * @param onSettled is told after each file how many have arrived or failed
 * @throws the signal's reason when it is aborted
 */
export async function loadFiles(
  files: readonly RemoteFile[],
  { signal, onSettled }: { signal: AbortSignal; onSettled: (settled: number) => void },
): Promise<LoadedFiles> {
  const arrived = new Map<RemoteFile, Uint8Array>();
  const failures = new Map<RemoteFile, LoadFailure>();
  const waiting = files.values();
  const work = async () => {
    // All of them take from one queue.
    for (const file of waiting) {
      const loaded = await loadFile(file.url, signal);
      // Another one may have ended it meanwhile: nothing is told after that.
      signal.throwIfAborted();
      if ('content' in loaded) arrived.set(file, loaded.content);
      else failures.set(file, loaded.failure);
      onSettled(arrived.size + failures.size);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const contents = new Map<string, Uint8Array>();
  const failed: FailedFile[] = [];
  for (const file of files) {
    const content = arrived.get(file);
    const failure = failures.get(file);
    if (content !== undefined) contents.set(file.name, content);
    if (failure !== undefined) failed.push({ file, failure });
  }
  return { contents, failed };
}
