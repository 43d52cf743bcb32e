/** Why a page or file did not arrive, though it may be there. */
export type CrawlFailure = 'offline' | 'timeout' | 'too-big' | 'not-html' | 'failed';

/** What is not there, and what may be there and did not arrive. */
export type NotLoaded = { kind: 'missing' } | { kind: 'failure'; failure: CrawlFailure };

export const missing: NotLoaded = { kind: 'missing' };

export function failed(failure: CrawlFailure): NotLoaded {
  return { kind: 'failure', failure };
}

/** Why a server gave no answer at all. */
export function lostBy(): CrawlFailure {
  return navigator.onLine ? 'failed' : 'offline';
}

/** Whether a status says that there is nothing (RFC 9110: Not Found, Gone). */
export function isMissing(status: number): boolean {
  return status === 404 || status === 410;
}

/** Who is asked, `https://www.example.com`, and until when. */
export type Asking = { server: string; signal: AbortSignal };

/**
 * The URL path that an answer came from after all redirects.
 * @returns undefined where that is another server
 */
export function answeredPath(url: string, server: string): string | undefined {
  const { origin, pathname } = new URL(url, server);
  return origin === server ? pathname : undefined;
}
