import { type LoadFailure, loadFile } from './load-file';
import { requestQueue } from './request-queue';

/** A file to fetch, and its name in the archive. */
export type RemoteFile = { name: string; url: string };

type FailedFile = { file: RemoteFile; failure: LoadFailure };

export type LoadedFiles = {
  /** The loaded files by name, in the order of the files. */
  contents: Map<string, Uint8Array>;
  /** The others, in the order of the files. */
  failed: FailedFile[];
};

/** Fetches files, six at a time; failures hold up no others. @throws the signal's reason when it is aborted */
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
  const result: LoadedFiles = { contents: new Map(), failed: [] };
  for (const { file, ...each } of loaded) {
    if ('content' in each) result.contents.set(file.name, each.content);
    else result.failed.push({ file, failure: each.failure });
  }
  return result;
}
