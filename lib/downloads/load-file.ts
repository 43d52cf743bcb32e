/** Why a file could not be loaded. */
export type LoadFailure = 'offline' | 'missing' | 'timeout' | 'failed';

type FailedLoad = { failure: LoadFailure };

/** The content of a file, or why it could not be loaded. */
export type Loaded = { content: Uint8Array } | FailedLoad;

/** Time limit for a file, in milliseconds. */
export const loadTimeout = 10_000;

/**
 * Fetches a file of the site and reads it, within `loadTimeout`. Cached copies are revalidated, so that staff see
 * what is published now.
 * @returns what `read` made of the response, and its URL after all redirects; or why it could not be loaded
 * (an error of `read` counts as one)
 * @throws the signal's reason when it is aborted
 */
export async function loadFrom<Content>(
  url: string,
  signal: AbortSignal,
  read: (response: Response) => Promise<Content>,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<{ content: Content; url: string } | FailedLoad> {
  signal.throwIfAborted();
  const timeout = AbortSignal.timeout(loadTimeout);
  const either = AbortSignal.any([signal, timeout]);
  try {
    const response = await fetch(url, { method, signal: either, cache: 'no-cache' });
    // Not Found and Gone (RFC 9110).
    if (response.status === 404 || response.status === 410) return { failure: 'missing' };
    if (!response.ok) return { failure: 'failed' };
    const content = await read(response);
    signal.throwIfAborted();
    return { content, url: response.url };
  } catch {
    signal.throwIfAborted();
    if (timeout.aborted) return { failure: 'timeout' };
    return { failure: navigator.onLine ? 'failed' : 'offline' };
  }
}

/** Fetches the bytes of a file of the site, or why there are none. @throws the signal's reason when it is aborted */
export function loadFile(url: string, signal: AbortSignal): Promise<Loaded> {
  return loadFrom(url, signal, async (response) => new Uint8Array(await response.arrayBuffer()));
}
