import { loadTimeout } from '@/lib/downloads/load-file';
import {
  type Asking,
  answeredPath,
  type CrawlFailure,
  failed,
  isMissing,
  lostBy,
  missing,
  type NotLoaded,
} from './not-loaded';

/** How a document is asked for. */
type DocumentOptions = {
  /** Whether the browser parses it as XML, whatever the server says; otherwise it is a text. */
  isXml?: boolean;
  /** The most bytes that are read, after decompression. */
  most?: number;
};

/** A request that has a good answer, and the URL path that this came from after all redirects. */
export type DocumentAnswer = { kind: 'answer'; path: string; request: XMLHttpRequest };

/**
 * Asks for a document.
 * @returns the request once it has its answer, or why it has none
 * @throws the signal's reason when it is aborted
 */
function send(
  path: string,
  { server, signal }: Asking,
  { isXml, most = Number.POSITIVE_INFINITY }: DocumentOptions,
): Promise<XMLHttpRequest | CrawlFailure> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const measure = ({ loaded }: ProgressEvent) => {
      if (loaded <= most) return;
      resolve('too-big');
      stop();
    };
    request.onprogress = measure;
    request.onload = (event) => {
      // The last part of an answer is not always told as progress.
      measure(event);
      resolve(request);
    };
    request.ontimeout = () => resolve('timeout');
    request.onerror = () => resolve(lostBy());
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop);
    request.open('GET', server + path);
    request.responseType = isXml ? 'document' : 'text';
    request.timeout = loadTimeout;
    if (isXml) request.overrideMimeType('application/xml');
    request.setRequestHeader('Cache-Control', 'max-age=0');
    request.send();
  });
}

/**
 * Asks for a document of the site, at most for `loadTimeout`. The server is asked whether a copy in the
 * cache is still good.
 * @param path URL path: `/ja/about`
 * @throws the signal's reason when it is aborted
 */
export async function requestDocument(
  path: string,
  asking: Asking,
  options: DocumentOptions,
): Promise<DocumentAnswer | NotLoaded> {
  const { server, signal } = asking;
  signal.throwIfAborted();
  const request = await send(path, asking, options);
  signal.throwIfAborted();
  if (typeof request === 'string') return failed(request);
  if (isMissing(request.status)) return missing;
  const to = answeredPath(request.responseURL, server);
  if (to === undefined || request.status < 200 || request.status > 299) return failed('failed');
  return { kind: 'answer', path: to, request };
}
