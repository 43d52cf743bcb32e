/** Why a file did not arrive. */
export type LoadFailure = 'offline' | 'missing' | 'timeout' | 'failed';

/** A file as it arrived, or why it did not. */
export type Loaded = { content: Uint8Array } | { failure: LoadFailure };

/** How long a file may take, in milliseconds. */
export const loadTimeout = 10_000;

/**
 * Fetches a file of the site, at most for `loadTimeout`. The server is asked whether a copy in the cache
 * is still good: what staff hand on is what is published now.
 * @throws the signal's reason when it is aborted
 */
export async function loadFile(url: string, signal: AbortSignal): Promise<Loaded> {
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
    const response = await fetch(url, { signal: attempt.signal, cache: 'no-cache' });
    if (response.status === 404 || response.status === 410) return { failure: 'missing' };
    if (!response.ok) return { failure: 'failed' };
    return { content: new Uint8Array(await response.arrayBuffer()) };
  } catch {
    signal.throwIfAborted();
    if (late) return { failure: 'timeout' };
    return { failure: navigator.onLine ? 'failed' : 'offline' };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
