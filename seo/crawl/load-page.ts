import type { Root } from 'hast';
import { domTree } from './dom-tree';
import { type Asking, answeredPath, failed, type NotLoaded } from './not-loaded';
import { parseHtml } from './parse-html';
import { requestDocument } from './request-document';

/** The largest page that is read, in bytes after decompression. */
export const mostPageBytes = 2_000_000;

/** A page as it arrived: from its own path, or from another one of the site that this one leads to. */
export type LoadedPage =
  | { kind: 'page'; tree: Root; path: string }
  | { kind: 'redirect'; tree: Root; to: string }
  | NotLoaded;

/** The tree of an answer; undefined where that is no page of HTML, or an empty one. */
async function treeOf(request: XMLHttpRequest): Promise<Root | undefined> {
  if (!/^text\/html\b/i.test(request.getResponseHeader('Content-Type') ?? '')) return undefined;
  const body = (await parseHtml(request.responseText))?.querySelector('body');
  if (!body || (body.childElementCount === 0 && body.textContent.trim() === '')) return undefined;
  return domTree(body.ownerDocument);
}

/**
 * Loads a page of the site. The browser parses it as it parses any page.
 * @param path URL path: `/ja/about`
 * @throws the signal's reason when it is aborted
 */
export async function loadPage(path: string, asking: Asking): Promise<LoadedPage> {
  const loaded = await requestDocument(path, asking, { most: mostPageBytes });
  if (loaded.kind !== 'answer') return loaded;
  const tree = await treeOf(loaded.request);
  asking.signal.throwIfAborted();
  if (tree === undefined) return failed('not-html');
  const to = loaded.path;
  return to === answeredPath(path, asking.server)
    ? { kind: 'page', tree, path }
    : { kind: 'redirect', tree, to };
}
