import { everyAnswer, kindHeaders, pathRules } from '@/deploy/headers.mjs';

/** Headers that hosts set themselves. */
const reserved =
  /^(?:allow|connection|content-(?:encoding|length|range|type)|date|etag|last-modified|link|location|server|set-cookie|transfer-encoding|vary)$/i;

const forAll = [everyAnswer, ...Object.values(kindHeaders)].map((headers) => ({
  path: '/*',
  headers,
}));

/**
 * Refuses a table of headers that some host could not follow: nginx, the Node servers and the hosts that read
 * `_headers` must send the same headers for each address.
 * @param pages the addresses of all pages
 * @throws Error naming the rule and the header
 */
export function checkRules(pages: ReadonlySet<string>, rules = pathRules): void {
  const names = new Map<string, string>();
  for (const { path, headers } of [...forAll, ...rules]) {
    // A file may come later, such as the feed of another language; a page is there, under one address.
    const isPageOrFile = pages.has(path) || /\*$|\.(?!html$)\w+$/.test(path);
    if (!/^\/[^*:\s]*\*?$/.test(path) || !isPageOrFile)
      throw new Error(`deploy/headers.mjs: ${path}: no page and no file has this address`);
    for (const [name, value] of Object.entries(headers)) {
      const isOtherCase = (names.get(name.toLowerCase()) ?? name) !== name;
      names.set(name.toLowerCase(), name);
      // In texts of nginx a dollar sign begins a variable, and a backslash is read in its own way.
      const isPlain = /^[a-z\d-]+$/i.test(name) && /^[ -#%-[\]-~]+$/.test(value);
      if (isOtherCase || reserved.test(name) || !isPlain)
        throw new Error(`deploy/headers.mjs: ${path}: no host can send ${name}: ${value}`);
    }
  }
}
