/**
 * THE table of response headers, for every host: what serves `out/` or stands before the Next server
 * reads it or is generated from it. Plain JavaScript: `npm start` runs without sources.
 * docs/security.md says what the values are for.
 */

/** @typedef {{ path: string, headers: Record<string, string> }} HeaderRule */

const year = 365 * 24 * 60 * 60;

/** Capabilities that no page uses; a script that gets in cannot ask for them either. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const revalidated = 'public, max-age=0, must-revalidate';

/**
 * What an answer that is no HTML gets besides: opened by itself, a picture or a text runs nothing and
 * fetches nothing.
 * @type {Record<string, string>}
 */
export const fileHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** What other sites may show: previews, pictures, logos, icons, feeds. */
const shared = { ...fileHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * Headers by path, in the syntax of `_headers` files: an exact path, or one `*` at the end. A later rule
 * replaces what an earlier one says under the same name.
 * @type {HeaderRule[]}
 */
export const headerRules = [
  {
    path: '/*',
    headers: {
      // Browsers take a page's other directives from its `<meta>`, this one only from here.
      'Content-Security-Policy': "frame-ancestors 'none'",
      // What https://hstspreload.org asks for, twice as long.
      'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains; preload`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': revalidated,
    },
  },
  // Names change with contents.
  {
    path: '/_next/static/*',
    headers: { ...fileHeaders, 'Cache-Control': `public, max-age=${year}, immutable` },
  },
  // But not here: the constant name of the build (next.config.mjs), below which the Next server has manifests.
  { path: '/_next/static/hablon/*', headers: { 'Cache-Control': revalidated } },
  { path: '/client.js', headers: fileHeaders },
  { path: '/offer.js', headers: fileHeaders },
  { path: '/manifest.webmanifest', headers: fileHeaders },
  // A new title gives a preview picture a new name, a new drawing does not: it may be old for a day.
  { path: '/previews/*', headers: { ...shared, 'Cache-Control': 'public, max-age=86400' } },
  ...[
    '/src/assets/*',
    '/lovable-uploads/*',
    '/flags/*',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/feed.atom',
    '/zh/feed.atom',
    '/ko/feed.atom',
    '/ja/feed.atom',
    '/es/feed.atom',
    '/de/feed.atom',
  ].map((path) => ({ path, headers: shared })),
];

/** @param {string} rule path of a rule @param {string} pathname */
function matches(rule, pathname) {
  return rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule;
}

/**
 * The headers of a file that is at a path. A page gets `pageHeaders` besides, any other answer than a
 * file `errorHeaders`, a file for which no rule of its own stands above `fileHeaders`.
 * @param {string} pathname as it stands in the URL, without query
 * @returns {Record<string, string>}
 */
export function headersFor(pathname) {
  return Object.assign(
    {},
    ...headerRules.filter(({ path }) => matches(path, pathname)).map(({ headers }) => headers),
  );
}

/**
 * What may act as a page gets: to a script, a font or a picture browsers do not apply it, and it would be
 * half of what their answers say.
 * @type {Record<string, string>}
 */
const documentHeaders = {
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * What redirects and errors get besides, wherever they are: a missing script is not missing for a year.
 * @type {Record<string, string>}
 */
export const errorHeaders = {
  ...documentHeaders,
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': revalidated,
};

/**
 * What pages get besides: browsers ask whether a page is still the same, a CDN (RFC 9213) keeps it for
 * five minutes, and for a day where the host does not answer. A CDN that is emptied by every
 * deployment may keep it for longer.
 * @type {Record<string, string>}
 */
export const pageHeaders = {
  ...errorHeaders,
  'CDN-Cache-Control': 'public, max-age=300, stale-if-error=86400',
};
