/**
 * The Cloudflare worker: redirects and errors by the same rules as the middleware, the Link header of Markdown files,
 * and a proxy for the inquiries service. It runs where no file matches, and first for the paths of `run_worker_first`
 * (wrangler.jsonc); Cloudflare sends all other files by itself.
 */
import { allPaths } from '@/content/pages';
import { canonicalUrlOf } from '@/deploy/files.mjs';
import { responseHeaders } from '@/deploy/headers.mjs';
import type { Locale } from '@/i18n/locales';
import { localizedPath, resolvePath } from '@/i18n/paths';
import { isInquiriesPath } from '@/lib/inquiries/inquiries-path.mjs';

/** The binding of `wrangler.jsonc` to the files of the site. */
type Assets = { fetch(request: Request): Promise<Response> };

type Environment = {
  ASSETS: Assets;
  /** Origin of the inquiries service; empty where pages send inquiries elsewhere. */
  INQUIRIES_ORIGIN?: string;
};

const paths = new Set(allPaths);

const plainTextHeaders = { 'Content-Type': 'text/plain; charset=utf-8' };

/** A response of the worker's own, with the headers of deploy/headers.mjs. */
function reply(status: number, body: BodyInit | null, more: Record<string, string>): Response {
  return new Response(body, { status, headers: { ...responseHeaders('/', status, ''), ...more } });
}

async function notFound(locale: Locale, url: URL, assets: Assets): Promise<Response> {
  const page = await assets.fetch(new Request(new URL(localizedPath(locale, '/404'), url)));
  return reply(404, page.body, { 'Content-Type': 'text/html; charset=utf-8' });
}

/** A Markdown file with the URL of its page in the header `Link`; undefined where there is no such file. */
async function markdownFile(request: Request, assets: Assets): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.endsWith('.md') || pathname.includes('%')) return undefined;
  // Always by GET: the URL is in the text.
  const file = await assets.fetch(new Request(request.url, { headers: request.headers }));
  if (file.status === 304) return file;
  if (file.status !== 200) return undefined;
  const text = await file.text();
  const response = new Response(request.method === 'HEAD' ? null : text, file);
  response.headers.set('Link', `<${canonicalUrlOf(text)}>; rel="canonical"`);
  return response;
}

/**
 * Proxies a request to the inquiries service, with the visitor's address in X-Forwarded-For; 503 where the service
 * cannot be reached.
 */
async function proxyInquiry(request: Request, { pathname, search }: URL, origin: string) {
  const headers = new Headers(request.headers);
  headers.set('X-Forwarded-For', headers.get('CF-Connecting-IP') ?? '');
  const { method, body } = request;
  // Redirects are for the visitor.
  const options = { method, headers, body, redirect: 'manual' } as const;
  return fetch(origin + pathname + search, options).catch(() =>
    reply(503, '503 Service Unavailable', plainTextHeaders),
  );
}

async function respond(request: Request, environment: Environment): Promise<Response> {
  const { ASSETS, INQUIRIES_ORIGIN } = environment;
  const url = new URL(request.url);
  if (INQUIRIES_ORIGIN && isInquiriesPath(url.pathname)) {
    return proxyInquiry(request, url, INQUIRIES_ORIGIN);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return reply(405, '405 Method Not Allowed', { ...plainTextHeaders, Allow: 'GET, HEAD' });
  const found = resolvePath(url.pathname, paths);
  if (found.kind === 'malformed') return reply(400, '400 Bad Request', plainTextHeaders);
  if (found.kind === 'redirect')
    return reply(found.status, null, { Location: found.location + url.search });
  if (found.kind === 'page') return ASSETS.fetch(request);
  return (await markdownFile(request, ASSETS)) ?? notFound(found.locale, url, ASSETS);
}

export default { fetch: respond };
