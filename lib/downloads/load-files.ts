import { type LoadFailure, loadFile } from './load-file';
import { requestQueue } from './request-queue';

/** A file to fetch, and its name in the archive. */
export type RemoteFile = { name: string; url: string };

/** A file that could not be loaded, and why. */
type FailedFile = { file: RemoteFile; failure: LoadFailure };

export type LoadedFiles = {
  /** The loaded files by name, in the order of the files. */
  contents: Map<string, Uint8Array>;
  /** The others, in the order of the files. */
  failed: FailedFile[];
};

/**
 * Fetches files, six at a time. A failure does not hold up the others.
 * @param onSettled called after each file with the number of those that have been loaded or failed
 * @throws the signal's reason when it is aborted
 */
export async function loadFiles(
  files: readonly RemoteFile[],
  { signal, onSettled }: { signal: AbortSignal; onSettled: (settled: number) => void },
): Promise<LoadedFiles> {
  const queue = requestQueue();
  let settled = 0;
  const load = async (file: RemoteFile) => {
    const loaded = await loadFile(file.url, signal);
    // It may have been aborted by the callback of another file.
    signal.throwIfAborted();
    settled += 1;
    onSettled(settled);
    return { file, ...loaded };
  };
  const loaded = await Promise.all(files.map((file) => queue(() => load(file))));
  return {
    contents: new Map(
      loaded.flatMap((each) => ('content' in each ? [[each.file.name, each.content]] : [])),
    ),
    failed: loaded.flatMap((each) =>
      'failure' in each ? [{ file: each.file, failure: each.failure }] : [],
    ),
  };
}
