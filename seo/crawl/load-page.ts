import type { Root } from 'hast';
import { fromDom } from 'hast-util-from-dom';
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

/** How long a page may take, in milliseconds. */
export const pageTimeout = loadTimeout;

/** The largest page that is read, in bytes after decompression. */
export const mostPageBytes = 2_000_000;

/** A page as it arrived: from its own path, or from another one of the site that this one leads to. */
export type LoadedPage =
  | { kind: 'page'; tree: Root; path: string }
  | { kind: 'redirect'; tree: Root; to: string }
  | NotLoaded;

/**
 * Asks for a page.
 * @returns the request once it has its answer, or why it has none
 * @throws the signal's reason when it is aborted
 */
function requestPage(
  path: string,
  { server, signal }: Asking,
): Promise<XMLHttpRequest | CrawlFailure> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const measure = ({ loaded }: ProgressEvent) => {
      if (loaded <= mostPageBytes) return;
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
    request.responseType = 'document';
    request.timeout = pageTimeout;
    request.setRequestHeader('Cache-Control', 'max-age=0');
    request.send();
  });
}

/** The tree of an answer; undefined where that is no page of HTML, or an empty one. */
function treeOf(request: XMLHttpRequest): Root | undefined {
  if (!/^text\/html\b/i.test(request.getResponseHeader('Content-Type') ?? '')) return undefined;
  const body = request.responseXML?.querySelector('body');
  if (!body || (body.childElementCount === 0 && body.textContent.trim() === '')) return undefined;
  const tree = fromDom(body.ownerDocument);
  return tree.type === 'root' ? tree : undefined;
}

/**
 * Loads a page of the site, at most for `pageTimeout`. The browser parses it as it parses any page, but runs
 * no script of it. The server is asked whether a copy in the cache is still good.
 * @param path URL path: `/ja/about`
 * @throws the signal's reason when it is aborted
 */
export async function loadPage(path: string, asking: Asking): Promise<LoadedPage> {
  const { server, signal } = asking;
  signal.throwIfAborted();
  const request = await requestPage(path, asking);
  signal.throwIfAborted();
  if (typeof request === 'string') return failed(request);
  if (isMissing(request.status)) return missing;
  const to = answeredPath(request.responseURL, server);
  if (to === undefined || request.status < 200 || request.status > 299) return failed('failed');
  const tree = treeOf(request);
  if (tree === undefined) return failed('not-html');
  return to === answeredPath(path, server)
    ? { kind: 'page', tree, path }
    : { kind: 'redirect', tree, to };
}
