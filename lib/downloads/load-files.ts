import { type LoadFailure, loadFile } from './load-file';
import { requestQueue } from './request-queue';

/** A file to fetch, and its name in the archive. */
export type RemoteFile = { name: string; url: string };

/** A file that did not arrive, and why. */
type FailedFile = { file: RemoteFile; failure: LoadFailure };

export type LoadedFiles = {
  /** What arrived, by name, in the order of the files. */
  contents: Map<string, Uint8Array>;
  /** What did not, in the order of the files. */
  failed: FailedFile[];
};

/**
 * Fetches files, six at a time. One that does not arrive holds up no other.
 * @param onSettled called after each file with the number of those that have arrived or failed
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
