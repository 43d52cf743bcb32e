import type { Root } from 'hast';
import type { LoadedXml, XmlElement } from '@/seo/audit/read-sitemap';
import type { CrawlFailure } from './crawl';
import { domTree } from './dom-tree';
import { fetchPath, pathOn, type Source } from './fetch-path';
import { parseMarkup, withoutStyles } from './parse-markup';

/** The largest page that is read, in bytes after decompression. */
export const mostPageBytes = 2_000_000;

/** A page with its URL path after redirects, or why it was not read. */
export type LoadedPage = { tree: Root; path: string } | { failure: CrawlFailure };

/** Reads the HTML of an answer, up to `mostPageBytes`. */
async function readHtml({ headers, body }: Response): Promise<string | { failure: CrawlFailure }> {
  if (!/^text\/html\b/i.test(headers.get('Content-Type') ?? '')) return { failure: 'not-html' };
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
      return { failure: 'too-big' };
    }
    html += decoder.decode(part.value, { stream: true });
  }
}

/** The tree of a page; undefined where its body is empty. */
async function treeOf(html: string): Promise<Root | undefined> {
  const document = await parseMarkup(withoutStyles(html), 'text/html');
  const body = document?.querySelector('body');
  if (!body || (body.childElementCount === 0 && body.textContent.trim() === '')) return undefined;
  return domTree(body.ownerDocument);
}

/**
 * Loads a page of the site, parsed by the browser.
 * @param path URL path: `/ja/about`
 * @throws the signal's reason when it is aborted
 */
export async function loadPage(path: string, source: Source): Promise<LoadedPage> {
  const fetched = await fetchPath(path, source, readHtml);
  if ('failure' in fetched) return fetched;
  const { content, path: from } = fetched;
  if (typeof content !== 'string') return content;
  const tree = await treeOf(content);
  source.signal.throwIfAborted();
  if (tree === undefined) return { failure: 'not-html' };
  // It may be the same path, encoded another way.
  return { tree, path: from === pathOn(source.server, path) ? path : from };
}

function xmlElement(element: Element): XmlElement {
  const texts = [...element.childNodes].filter(
    ({ nodeType }) => nodeType === Node.TEXT_NODE || nodeType === Node.CDATA_SECTION_NODE,
  );
  return {
    name: element.tagName,
    attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
    children: [...element.children].map(xmlElement),
    text: texts.map(({ nodeValue }) => nodeValue).join(''),
  };
}

/**
 * Loads an XML document, parsed by the browser, whatever its content type.
 * @throws the signal's reason when it is aborted
 */
export async function loadXml(path: string, source: Source): Promise<LoadedXml> {
  const fetched = await fetchPath(path, source, (response) => response.text());
  if ('failure' in fetched) return fetched;
  const document = await parseMarkup(fetched.content, 'application/xml');
  return { root: document ? xmlElement(document.documentElement) : undefined };
}
