/** Responds where no file matches the path, or none may be sent, by the same rules as the middleware. */
import { allPaths } from '@/content/pages';
import { isInquiry, originalOf } from '@/deploy/files.mjs';
import { responseHeaders } from '@/deploy/headers.mjs';
import type { Locale } from '@/i18n/locales';
import { localizedPath, resolvePath } from '@/i18n/paths';

/** The binding of `wrangler.jsonc`. */
type Assets = { fetch(request: Request): Promise<Response> };

type Environment = {
  ASSETS: Assets;
  /** Where the service runs that takes inquiries; empty where pages send them elsewhere. */
  INQUIRIES_ORIGIN?: string;
};

const paths = new Set(allPaths);

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

/** A response that is no file of the site. */
function reply(status: number, body: BodyInit | null, more: Record<string, string>): Response {
  return new Response(body, { status, headers: { ...responseHeaders('/', status, ''), ...more } });
}

async function notFound(locale: Locale, url: URL, assets: Assets): Promise<Response> {
  const page = await assets.fetch(new Request(new URL(localizedPath(locale, '/404'), url)));
  return reply(404, page.body, { 'Content-Type': 'text/html; charset=utf-8' });
}

/** A Markdown file with the URL of its page in the header `Link`; undefined where there is no such file. */
async function markdown(request: Request, assets: Assets): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.endsWith('.md') || pathname.includes('%')) return undefined;
  // Always by GET: the URL is in the text.
  const file = await assets.fetch(new Request(request.url, { headers: request.headers }));
  if (file.status === 304) return file;
  if (file.status !== 200) return undefined;
  const text = await file.text();
  const response = new Response(request.method === 'HEAD' ? null : text, file);
  response.headers.set('Link', `<${originalOf(text)}>; rel="canonical"`);
  return response;
}

/** Passes a request on to the service that takes inquiries, with the address of the visitor. */
async function passOn(request: Request, { pathname, search }: URL, origin: string) {
  const headers = new Headers(request.headers);
  headers.set('X-Forwarded-For', headers.get('CF-Connecting-IP') ?? '');
  const { method, body } = request;
  // Redirects are for the visitor.
  const options = { method, headers, body, redirect: 'manual' } as const;
  return fetch(origin + pathname + search, options).catch(() =>
    reply(503, '503 Service Unavailable', plainText),
  );
}

async function respond(request: Request, environment: Environment): Promise<Response> {
  const { ASSETS, INQUIRIES_ORIGIN } = environment;
  const url = new URL(request.url);
  if (INQUIRIES_ORIGIN && isInquiry(url.pathname)) {
    return passOn(request, url, INQUIRIES_ORIGIN);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return reply(405, '405 Method Not Allowed', { ...plainText, Allow: 'GET, HEAD' });
  const found = resolvePath(url.pathname, paths);
  if (found.kind === 'malformed') return reply(400, '400 Bad Request', plainText);
  if (found.kind === 'redirect')
    return reply(found.status, null, { Location: found.location + url.search });
  if (found.kind === 'page') return ASSETS.fetch(request);
  return (await markdown(request, ASSETS)) ?? notFound(found.locale, url, ASSETS);
}

export default { fetch: respond };
