import { contentTypes } from '@/deploy/files.mjs';
import { everyAnswer, kindHeaders, pathRules } from '@/deploy/headers.mjs';

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
