/** Why a file did not arrive. */
export type LoadFailure = 'offline' | 'missing' | 'timeout' | 'failed';

/** Why something did not arrive. */
type Failed = { failure: LoadFailure };

/** A file as it arrived, or why it did not. */
export type Loaded = { content: Uint8Array } | Failed;

/** How long a file may take, in milliseconds. */
export const loadTimeout = 10_000;

/**
 * Fetches a file of the site and reads it, for `loadTimeout` at most. The server is asked whether a copy in the
 * cache is still good: what staff see and hand on is what is published now.
 * @returns what was read and the address that it came from after all redirects
 * @throws the signal's reason when it is aborted
 */
export async function loadFrom<Content>(
  url: string,
  signal: AbortSignal,
  read: (response: Response) => Promise<Content>,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<{ content: Content; url: string } | Failed> {
  signal.throwIfAborted();
  const attempt = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    attempt.abort();
  }, loadTimeout);
  const abort = () => attempt.abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    const response = await fetch(url, { method, signal: attempt.signal, cache: 'no-cache' });
    // Not Found and Gone (RFC 9110).
    if (response.status === 404 || response.status === 410) return { failure: 'missing' };
    if (!response.ok) return { failure: 'failed' };
    const content = await read(response);
    signal.throwIfAborted();
    return { content, url: response.url };
  } catch {
    signal.throwIfAborted();
    if (late) return { failure: 'timeout' };
    return { failure: navigator.onLine ? 'failed' : 'offline' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Fetches a file of the site as it is.
 * @throws the signal's reason when it is aborted
 */
export function loadFile(url: string, signal: AbortSignal): Promise<Loaded> {
  return loadFrom(url, signal, async (response) => new Uint8Array(await response.arrayBuffer()));
}
