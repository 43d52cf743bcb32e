import type { Root } from 'hast';
import { type Asking, askServer, pathOn } from './ask-server';
import { domTree } from './dom-tree';
import { failed, type NotLoaded } from './not-loaded';
import { parseMarkup, withoutStyles } from './parse-markup';

/** The largest page that is read, in bytes after decompression. */
export const mostPageBytes = 2_000_000;

/** A page as it arrived, with its path: that which was asked for, or another one that this leads to. */
export type LoadedPage = { kind: 'page'; tree: Root; path: string } | NotLoaded;

/** Reads the HTML of an answer as far as it may be read, or says why it is not. */
async function readHtml({ headers, body }: Response): Promise<string | NotLoaded> {
  if (!/^text\/html\b/i.test(headers.get('Content-Type') ?? '')) return failed('not-html');
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let html = '';
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) return html + decoder.decode();
    bytes += part.value.length;
    if (bytes > mostPageBytes) {
      await reader?.cancel();
      return failed('too-big');
    }
    html += decoder.decode(part.value, { stream: true });
  }
}

/** The tree of a page; undefined where HTML has nothing to show. */
async function treeOf(html: string): Promise<Root | undefined> {
  const document = await parseMarkup(withoutStyles(html), 'text/html');
  const body = document?.querySelector('body');
  if (!body || (body.childElementCount === 0 && body.textContent.trim() === '')) return undefined;
  return domTree(body.ownerDocument);
}

/**
 * Loads a page of the site. The browser parses it as it parses any page.
 * @param path URL path: `/ja/about`
 * @throws the signal's reason when it is aborted
 */
export async function loadPage(path: string, asking: Asking): Promise<LoadedPage> {
  const answer = await askServer(path, asking, readHtml);
  if (answer.kind !== 'answer') return answer;
  const { content, path: from } = answer;
  if (typeof content !== 'string') return content;
  const tree = await treeOf(content);
  asking.signal.throwIfAborted();
  if (tree === undefined) return failed('not-html');
  // It may be the same path, written another way.
  return { kind: 'page', tree, path: from === pathOn(asking.server, path) ? path : from };
}
