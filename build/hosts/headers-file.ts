import { contentTypes } from '@/deploy/files.mjs';
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

/**
 * The file `_headers` for hosts of files (Cloudflare, Netlify). Rules are added up there: what an earlier one
 * says under a name, a later one first takes away (`! Name`, Cloudflare), and where a host cannot do that, both
 * together are no less strict, and the first of two lives counts (RFC 9111, 4.2.1). A page has no ending by
 * which it could be named: what pages get is said for all paths, and taken away from files. Caching is said for
 * all paths, since redirects would have nothing said of it.
 * https://developers.cloudflare.com/workers/static-assets/headers/
 * @throws Error when there are more rules, or longer lines, than Cloudflare takes
 */
export function headersFile(): string {
  const ofPages = Object.keys(kindHeaders.page);
  const taken = ofPages.filter((name) => !(name in everyAnswer)).map((name) => `  ! ${name}`);
  const common = Object.entries(everyAnswer).filter(([name]) => ofPages.includes(name));
  const rules = [
    { path: '/*', headers: { ...everyAnswer, ...kindHeaders.page } },
    ...Object.entries(contentTypes)
      .filter(([ending]) => ending !== 'html')
      .map(([ending, type]) => ({
        path: `/*.${ending}`,
        taken,
        headers: { ...Object.fromEntries(common), ...kindHeaders.file, 'Content-Type': type },
      })),
    ...pathRules,
  ];
  const named = new Set<string>();
  const blocks = rules.map((rule) => {
    const lines = Object.entries(rule.headers).flatMap(([name, value]) => [
      ...(named.has(name) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    for (const name of Object.keys(rule.headers)) named.add(name);
    return [rule.path, ...('taken' in rule ? rule.taken : []), ...lines].join('\n');
  });
  const long = blocks
    .join('\n')
    .split('\n')
    .find((line) => line.length > 2000);
  if (rules.length > 100) throw new Error(`_headers: ${rules.length} rules, the most are 100`);
  if (long !== undefined) throw new Error(`_headers: more than 2,000 characters: ${long}`);
  return `${blocks.join('\n\n')}\n`;
}
