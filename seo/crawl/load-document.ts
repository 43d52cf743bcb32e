import type { Root } from 'hast';
import type { LoadFailure } from '@/lib/downloads/load-file';
import { pathOf } from '@/seo/audit/audited-site';
import type { LoadedXml, XmlElement } from '@/seo/audit/read-sitemap';
import { fetchPath } from './fetch-path';
import { hastOfDocument } from './hast-of-document';
import { parseMarkup, withoutStyles } from './parse-markup';

/** The largest page that is read, in bytes after decompression. */
export const maxPageBytes = 2_000_000;

/** Why a page or file was not read. Only `missing` says that it does not exist. */
export type CrawlFailure = LoadFailure | 'too-big' | 'not-html';

/** A page with its URL path after redirects, or why it was not read. */
export type LoadedPage = { tree: Root; path: string } | { failure: CrawlFailure };

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
    if (bytes > maxPageBytes) {
      await reader?.cancel();
      return { failure: 'too-big' };
    }
    html += decoder.decode(part.value, { stream: true });
  }
}

/** Loads a page, parsed by the browser. @param path e.g. `/ja/about` @throws the signal's reason when it is aborted */
export async function loadPage(path: string, signal: AbortSignal): Promise<LoadedPage> {
  const fetched = await fetchPath(path, signal, readHtml);
  if ('failure' in fetched) return fetched;
  const { content, path: from } = fetched;
  if (typeof content !== 'string') return content;
  const document = await parseMarkup(withoutStyles(content), 'text/html');
  signal.throwIfAborted();
  const body = document?.querySelector('body');
  const isEmpty = !body?.childElementCount && !body?.textContent.trim();
  if (document === null || isEmpty) return { failure: 'not-html' };
  // It may be the same path, encoded another way.
  const isSame = from === pathOf(location, path);
  return { tree: hastOfDocument(document), path: isSame ? path : from };
}

function xmlElement(element: Element): XmlElement {
  // Sections of character data are texts, too.
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  return {
    name: element.tagName,
    attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
    children: [...element.children].map(xmlElement),
    text: texts.map(({ data }) => data).join(''),
  };
}

/** Loads XML of whatever content type, parsed by the browser. @throws the signal's reason when it is aborted */
export async function loadXml(path: string, signal: AbortSignal): Promise<LoadedXml> {
  const fetched = await fetchPath(path, signal, (response) => response.text());
  if ('failure' in fetched) return fetched;
  const document = await parseMarkup(fetched.content, 'application/xml');
  return { root: document ? xmlElement(document.documentElement) : undefined };
}
