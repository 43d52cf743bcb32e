/** Answers what no file matches, or what must not be answered by one, as the middleware does. */
import { allPaths } from '@/content/pages';
import * as headers from '@/deploy/headers.mjs';
import { originalOf } from '@/deploy/original-of.mjs';
import type { Locale } from '@/i18n/locales';
import { localizedPath, resolvePath } from '@/i18n/paths';

/** What `wrangler.jsonc` binds. */
type Environment = { ASSETS: { fetch(request: Request): Promise<Response> } };

const paths = new Set(allPaths);

/** An answer that is no file. */
function answer(
  url: URL,
  status: number,
  body: BodyInit | null,
  more: Readonly<Record<string, string>>,
): Response {
  return new Response(body, {
    status,
    headers: { ...headers.headersFor(url.pathname), ...headers.errorHeaders, ...more },
  });
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' };

async function notFound(locale: Locale, url: URL, { ASSETS }: Environment): Promise<Response> {
  const page = await ASSETS.fetch(new Request(new URL(localizedPath(locale, '/404'), url)));
  return answer(url, 404, page.body, { 'Content-Type': 'text/html; charset=utf-8' });
}

/** A file of Markdown with the address of its page; undefined where there is none. */
async function markdown(
  request: Request,
  url: URL,
  { ASSETS }: Environment,
): Promise<Response | undefined> {
  if (!url.pathname.endsWith('.md') || url.pathname.includes('%')) return undefined;
  // As GET, whatever was asked for: the address stands in the text.
  const file = await ASSETS.fetch(new Request(url, { headers: request.headers }));
  if (file.status === 304) return file;
  if (file.status !== 200) return undefined;
  const text = await file.text();
  const response = new Response(request.method === 'HEAD' ? null : text, file);
  response.headers.set('Link', `<${originalOf(text)}>; rel="canonical"`);
  return response;
}

async function respond(request: Request, environment: Environment): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answer(url, 405, '405 Method Not Allowed', { ...plainText, Allow: 'GET, HEAD' });
  }
  const resolution = resolvePath(url.pathname, paths);
  switch (resolution.kind) {
    case 'malformed':
      return answer(url, 400, '400 Bad Request', plainText);
    case 'redirect':
      return answer(url, resolution.status, null, { Location: resolution.location + url.search });
    case 'page':
      return environment.ASSETS.fetch(request);
    case 'missing':
      return (
        (await markdown(request, url, environment)) ??
        (await notFound(resolution.locale, url, environment))
      );
  }
}

export default { fetch: respond };
