/**
 * THE table of response headers, for every host: what serves the site asks `answerHeaders`, and the files of
 * nginx and Cloudflare are made from the same three tables. Plain JavaScript: `npm start` runs without sources.
 * docs/security.md says what the values are for.
 */

const year = 365 * 24 * 60 * 60;

/** Capabilities that no page uses; a script that gets in cannot ask for them either. */
const deniedFeatures = `accelerometer autoplay camera clipboard-read clipboard-write display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer
  microphone midi payment picture-in-picture publickey-credentials-create publickey-credentials-get
  screen-wake-lock serial storage-access sync-xhr unload usb window-management xr-spatial-tracking`;

const revalidated = 'public, max-age=0, must-revalidate';

/** @typedef {Record<string, string>} Headers */

/** What every answer gets. @type {Headers} */
export const everyAnswer = {
  // Browsers take a page's other directives from its `<meta>`, this one only from here.
  'Content-Security-Policy': "frame-ancestors 'none'",
  // What https://hstspreload.org asks for, twice as long.
  'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': revalidated,
};

/**
 * What may act as a page gets: to a script, a font or a picture browsers do not apply it, and it would be
 * half of what their answers say.
 */
const documentHeaders = {
  'Permissions-Policy': deniedFeatures.replace(/\s+|$/g, '=(), ').slice(0, -2),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * What an answer gets besides, or instead, by its kind.
 * @type {Readonly<Record<'page' | 'file' | 'error', Headers>>}
 */
export const kindHeaders = {
  // Browsers ask whether a page is still the same, a CDN (RFC 9213) keeps it for five minutes, and for a day
  // where the host does not answer. A CDN that is emptied by every deployment may keep it for longer.
  page: { ...documentHeaders, 'CDN-Cache-Control': 'public, max-age=300, stale-if-error=86400' },
  // Opened by itself, a picture or a text runs nothing and fetches nothing.
  file: { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" },
  error: documentHeaders,
};

/** What other sites may show, previews besides. */
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
const sharedPaths =
  `/src/assets/* /lovable-uploads/* /flags/* /apple-touch-icon.png /icon-192.png /icon-512.png
  /feed.atom /zh/feed.atom /ko/feed.atom /ja/feed.atom /es/feed.atom /de/feed.atom`.split(/\s+/);

/**
 * What pages and files get by their path: an exact one, or with one `*` at the end. A later rule replaces what
 * an earlier one says. Redirects and errors get nothing of it: a missing script is not missing for a year.
 * The build refuses a rule that some host could not follow (build/hosts/headers-file.ts).
 * @type {readonly { path: string, headers: Headers }[]}
 */
export const pathRules = [
  // Names change with contents.
  { path: '/_next/static/*', headers: { 'Cache-Control': `public, max-age=${year}, immutable` } },
  {
    path: '/_next/page-scripts/*',
    headers: { 'Cache-Control': `public, max-age=${year}, immutable` },
  },
  // But not here: the constant name of the build (next.config.mjs), below which the Next server has manifests.
  { path: '/_next/static/hablon/*', headers: { 'Cache-Control': revalidated } },
  // A new title gives a preview picture a new name, a new drawing does not: it may be old for a day.
  { path: '/previews/*', headers: { ...shared, 'Cache-Control': 'public, max-age=86400' } },
  ...sharedPaths.map((path) => ({ path, headers: shared })),
];

/** @param {string} rule path of a rule @param {string} pathname */
function matches(rule, pathname) {
  return rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule;
}

/** @param {string} pathname @param {number} status @param {string | undefined} type */
function kindOf(pathname, status, type) {
  // An answer that nothing has changed has no type; the last segment of a page's address has no dot.
  const isPage = status === 304 ? !/\.[^/]*$/.test(pathname) : type?.startsWith('text/html');
  if (status >= 300 && status !== 304) return 'error';
  return isPage ? 'page' : 'file';
}

/**
 * The headers of an answer.
 * @param {string} pathname as it was asked for, without query
 * @param {number} status
 * @param {string | undefined} type of what is sent; undefined where nothing is
 * @returns {Headers}
 */
export function answerHeaders(pathname, status, type) {
  const kind = kindOf(pathname, status, type);
  const rules = kind === 'error' ? [] : pathRules.filter(({ path }) => matches(path, pathname));
  return Object.assign({}, everyAnswer, kindHeaders[kind], ...rules.map(({ headers }) => headers));
}
