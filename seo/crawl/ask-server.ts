import { loadTimeout } from '@/lib/downloads/load-file';
import {
  type Asking,
  answeredPath,
  failed,
  isMissing,
  lostBy,
  missing,
  type NotLoaded,
} from './not-loaded';

/** What a server answered, and the URL path that it answered for. */
export type Answer<Content> = { kind: 'answer'; path: string; content: Content };

/**
 * Asks for a file of the site, at most for `loadTimeout`, and reads the answer. The server is asked whether
 * a copy in the cache is still good.
 * @throws the signal's reason when it is aborted
 */
export async function askServer<Content>(
  path: string,
  method: 'GET' | 'HEAD',
  read: (response: Response) => Promise<Content>,
  { server, signal }: Asking,
): Promise<Answer<Content> | NotLoaded> {
  signal.throwIfAborted();
  const attempt = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    attempt.abort();
  }, loadTimeout);
  const stop = () => attempt.abort();
  signal.addEventListener('abort', stop);
  try {
    const options: RequestInit = { method, cache: 'no-cache', signal: attempt.signal };
    const response = await fetch(server + path, options);
    if (isMissing(response.status)) return missing;
    const from = answeredPath(response.url, server);
    if (!response.ok || from === undefined) return failed('failed');
    const content = await read(response);
    signal.throwIfAborted();
    return { kind: 'answer', path: from, content };
  } catch {
    signal.throwIfAborted();
    return failed(isLate ? 'timeout' : lostBy());
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
