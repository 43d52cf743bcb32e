import type { ServerResponse } from 'node:http';
import { site } from '@/content/site';

/** Files whose names change with their contents. */
const immutable = /^\/(?:_next\/static|previews)\//;

/** Types of text that do not say by themselves in which encoding they are. */
const types: Record<string, string> = {
  md: 'text/markdown',
  txt: 'text/plain',
  xml: 'application/xml',
  atom: 'application/atom+xml',
};

/** The address of the page whose text a file of Markdown holds: `/index.md` is that of the home page. */
function pageOf(pathname: string): string {
  return site.origin + pathname.replace(/(?:\/index)?\.md$/, '');
}

/**
 * The headers of a file of the site: how long it may be kept, its type, and for search engines of which page
 * it is a copy.
 * @param pathname URL path of the file
 */
export function setFileHeaders(response: ServerResponse, pathname: string): void {
  const caching = immutable.test(pathname)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
  response.setHeader('Cache-Control', caching);
  const type = types[pathname.slice(pathname.lastIndexOf('.') + 1)];
  if (pathname.endsWith('.md'))
    response.setHeader('Link', `<${pageOf(pathname)}>; rel="canonical"`);
  if (type !== undefined) response.setHeader('Content-Type', `${type}; charset=utf-8`);
}
