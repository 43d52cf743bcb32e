import { contentTypes } from '@/deploy/files.mjs';
import { commonHeaders, kindHeaders, pathRules } from '@/deploy/headers.mjs';

/** Headers that hosts set themselves. */
const reserved =
  /^(?:allow|connection|content-(?:encoding|length|range|type)|date|etag|last-modified|link|location|server|set-cookie|transfer-encoding|vary)$/i;

const forAll = [commonHeaders, ...Object.values(kindHeaders)].map((headers) => ({
  path: '/*',
  headers,
}));

/**
 * Rejects a table of headers that some host cannot follow: nginx, the Node servers and the hosts that read
 * `_headers` must send the same headers for each URL path.
 * @param pages the URL paths of all pages
 * @throws Error naming the rule and the header
 */
export function checkRules(pages: ReadonlySet<string>, rules = pathRules): void {
  const names = new Map<string, string>();
  for (const { path, headers } of [...forAll, ...rules]) {
    // A file need not exist yet, such as the feed of another language; a page must, at its one path.
    const isPageOrFile = pages.has(path) || /\*$|\.(?!html$)\w+$/.test(path);
    if (!/^\/[^*:\s]*\*?$/.test(path) || !isPageOrFile)
      throw new Error(`deploy/headers.mjs: ${path}: no page and no file has this address`);
    for (const [name, value] of Object.entries(headers)) {
      const isOtherCase = (names.get(name.toLowerCase()) ?? name) !== name;
      names.set(name.toLowerCase(), name);
      // In strings of nginx a dollar sign begins a variable, and a backslash an escape.
      const isPlain = /^[a-z\d-]+$/i.test(name) && /^[ -#%-[\]-~]+$/.test(value);
      if (isOtherCase || reserved.test(name) || !isPlain)
        throw new Error(`deploy/headers.mjs: ${path}: no host can send ${name}: ${value}`);
    }
  }
}

/**
 * The file `_headers` for static hosts (Cloudflare, Netlify), which apply all rules that match. A later rule
 * first removes the value of an earlier one (`! Name`, Cloudflare); where a host cannot do that, both values
 * together are as strict, and the first of two lifetimes counts (RFC 9111, 4.2.1): on Netlify, that of all paths,
 * so that browsers ask for each file anew. Pages have no extension to match: their headers are set for all paths,
 * and removed for files. Caching is set for all paths, so that redirects have it, too.
 * https://developers.cloudflare.com/workers/static-assets/headers/
 * @throws Error when there are more rules, or longer lines, than Cloudflare takes
 */
export function headersFile(): string {
  // In files, headers of pages have their common value, or none.
  const withoutPageHeaders: Record<string, string | undefined> = Object.fromEntries(
    Object.keys(kindHeaders.page).map((name) => [name, commonHeaders[name]]),
  );
  const rules = [
    { path: '/*', headers: { ...commonHeaders, ...kindHeaders.page } },
    ...Object.entries(contentTypes)
      .filter(([extension]) => extension !== 'html')
      .map(([extension, type]) => ({
        path: `/*.${extension}`,
        headers: { ...withoutPageHeaders, ...kindHeaders.file, 'Content-Type': type },
      })),
    ...pathRules,
  ];
  const setBefore = new Set<string>();
  const blocks = rules.map((rule) => {
    const lines = Object.entries(rule.headers).flatMap(([name, value]) => [
      ...(setBefore.has(name) ? [`  ! ${name}`] : []),
      ...(value === undefined ? [] : [`  ${name}: ${value}`]),
    ]);
    for (const name of Object.keys(rule.headers)) setBefore.add(name);
    return [rule.path, ...lines].join('\n');
  });
  const long = blocks
    .join('\n')
    .split('\n')
    .find((line) => line.length > 2000);
  if (rules.length > 100) throw new Error(`_headers: ${rules.length} rules, the limit is 100`);
  if (long !== undefined) throw new Error(`_headers: more than 2,000 characters: ${long}`);
  return `${blocks.join('\n\n')}\n`;
}
