/**
 * Turns a page of Next's export into one whose first view needs no script of the framework.
 *
 * React escapes every `<` in texts and attributes, so `<script` always is a tag here, and the first
 * `</script>` always ends it (HTML Standard, "script data state").
 */

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/** A script element of a page by its role. */
type Role = 'framework' | 'legacy' | 'start' | 'data' | 'own';

/** @throws Error when it is of no known kind: Next may have changed what it writes */
function roleOf(attributes: string, content: string): Role {
  if (/\bsrc="\/_next\/[^"]+"/.test(attributes)) {
    return /\bnomodule\b/i.test(attributes) ? 'legacy' : 'framework';
  }
  if (/\bsrc="\/client\.js\b/.test(attributes)) return 'own';
  if (/\btype="application\/ld\+json"/.test(attributes)) return 'own';
  if (content.includes('self.__next_f')) return 'data';
  if (content.includes('TURBOPACK')) return 'start';
  throw new Error(`unknown script <script${attributes}>${content.slice(0, 80)}`);
}

/** @param replace what stands in place of each script of the framework */
function mapScripts(
  html: string,
  replace: (role: Exclude<Role, 'own'>, attributes: string, content: string) => string,
): string {
  return html
    .replace(scriptPreload, '')
    .replace(scriptTag, (tag, attributes: string, content: string) => {
      const role = roleOf(attributes, content);
      return role === 'own' ? tag : replace(role, attributes, content);
    });
}

/** Lets browsers that can fetch the next page ahead when a visitor points at its link. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[data-soft]' }, eagerness: 'moderate' }],
});

/**
 * A page without any script of the framework. What that would fetch ahead, the browser does.
 * @param html a page of Next's export
 * @throws Error when a script is of no known kind
 */
export function withoutRuntime(html: string): string {
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  return mapScripts(html, () => '').replace('</head>', () => `${rules}</head>`);
}

/**
 * A page whose framework scripts wait for `client/runtime.ts`. What Next writes into the page for them,
 * more than half of its size, goes to a script of its own.
 * @param html a page of Next's export
 * @param keepData keeps that script and returns its URL
 * @throws Error when a script is of no known kind, or the page has none that starts React
 */
export function withDeferredRuntime(html: string, keepData: (data: string) => string): string {
  const data: string[] = [];
  const start: string[] = [];
  const sources = new Set<string>();
  const rest = mapScripts(html, (role, attributes, content) => {
    if (role === 'data') data.push(content);
    if (role === 'start') start.push(content);
    if (role === 'framework') sources.add(/\bsrc="([^"]+)"/.exec(attributes)?.[1] ?? '');
    return '';
  });
  if (data.length === 0 || start.length === 0 || sources.size === 0) {
    throw new Error('the page holds no script that starts React');
  }
  // React must find the data when it starts: whichever script comes first, the start waits for it. It
  // is a task of its own, so that the page can answer in between.
  const script = [...data, `setTimeout(() => {${start.join(';')}})`].join(';\n');
  const list = JSON.stringify([keepData(script), ...sources]);
  const runtime = `<script type="application/json" id="runtime">${list}</script>`;
  return rest.replace('</body>', () => `${runtime}</body>`);
}
