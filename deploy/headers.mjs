/**
 * THE table of response headers, for every host: Node servers and worker call `responseHeaders`, the files of nginx
 * and Cloudflare are made from the same three tables. Plain JavaScript: `npm start` runs without sources.
 * docs/security.md says what the values are for.
 */

/** In seconds. */
const year = 365 * 24 * 60 * 60;

/** Capabilities that no page uses; a script that gets in cannot ask for them either. */
const deniedFeatures = `accelerometer autoplay camera clipboard-read clipboard-write display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer
  microphone midi payment picture-in-picture publickey-credentials-create publickey-credentials-get
  screen-wake-lock serial storage-access sync-xhr unload usb window-management xr-spatial-tracking`;

const revalidated = 'public, max-age=0, must-revalidate';
const immutable = `public, max-age=${year}, immutable`;

/** @typedef {Record<string, string>} Headers */

/** The headers of every response. @type {Headers} */
export const commonHeaders = {
  // The other directives of a page are in its `<meta>`, where browsers ignore this one.
  'Content-Security-Policy': "frame-ancestors 'none'",
  // https://hstspreload.org asks for one year: this is two.
  'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': revalidated,
};

/**
 * Headers that browsers apply to documents alone. With scripts, fonts and pictures they would only be
 * bytes: half of those responses' headers.
 */
const pageHeaders = {
  'Permissions-Policy': deniedFeatures.replace(/\s+|$/g, '=(), ').slice(0, -2),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The headers of each kind of response, besides the common ones or in place of them.
 * @type {Readonly<Record<'page' | 'file' | 'redirectOrError', Headers>>}
 */
export const kindHeaders = {
  // Browsers revalidate pages; a CDN (RFC 9213) caches them for five minutes, and for a day while the host is
  // down. A CDN that is purged by every deployment may cache them for longer.
  page: { ...pageHeaders, 'CDN-Cache-Control': 'public, max-age=300, stale-if-error=86400' },
  // A picture or a text that is opened by itself may run and fetch nothing.
  file: { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" },
  redirectOrError: pageHeaders,
};

/** Files that other sites may show, besides previews. */
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
const sharedPaths =
  `/src/assets/* /covers/* /lovable-uploads/* /flags/* /apple-touch-icon.png /icon-192.png /icon-512.png
  /feed.atom /zh/feed.atom /ko/feed.atom /ja/feed.atom /es/feed.atom /de/feed.atom`.split(/\s+/);

/**
 * The headers of pages and files by their path: an exact one, or with one `*` at the end. A later rule replaces
 * what an earlier one says. They do not apply to redirects and errors: a missing script is not missing for a year.
 * The build refuses a rule that some host could not follow (build/hosts/headers-file.ts).
 * @type {readonly { path: string, headers: Headers }[]}
 */
export const pathRules = [
  // File names change with contents.
  { path: '/_next/static/*', headers: { 'Cache-Control': immutable } },
  { path: '/_next/page-scripts/*', headers: { 'Cache-Control': immutable } },
  // Except below the constant build id (next.config.mjs), where the Next server has manifests.
  { path: '/_next/static/hablon/*', headers: { 'Cache-Control': revalidated } },
  // The name of an Open Graph image changes with the title, but not with the drawing: it may be stale for a day.
  { path: '/previews/*', headers: { ...shared, 'Cache-Control': 'public, max-age=86400' } },
  ...sharedPaths.map((path) => ({ path, headers: shared })),
];

/** @param {string} rule path of a rule @param {string} pathname */
function matches(rule, pathname) {
  return rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule;
}

/** @param {string} pathname @param {number} status @param {string | undefined} type */
function kindOf(pathname, status, type) {
  // A 304 response has no type; the last segment of a page's URL has no dot.
  const isPage = status === 304 ? !/\.[^/]*$/.test(pathname) : type?.startsWith('text/html');
  if (status >= 300 && status !== 304) return 'redirectOrError';
  return isPage ? 'page' : 'file';
}

/**
 * The headers of a response.
 * @param {string} pathname of the request, without query
 * @param {number} status
 * @param {string | undefined} type content type of the body; undefined where there is none
 * @returns {Headers}
 */
export function responseHeaders(pathname, status, type) {
  const kind = kindOf(pathname, status, type);
  const headers = { ...commonHeaders, ...kindHeaders[kind] };
  if (kind === 'redirectOrError') return headers;
  const rules = pathRules.filter(({ path }) => matches(path, pathname));
  return Object.assign(headers, ...rules.map((rule) => rule.headers));
}
