import { everyPath, type HeaderTables, headerNames } from './header-tables';
import { escapedPattern, nginxMap } from './nginx-text';

function variableOf(name: string): string {
  return `site_header_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** What a path without `*` at the end, or what stands before it, matches. */
function pathPattern(path: string): string {
  return path.endsWith('*') ? escapedPattern(path.slice(0, -1)) : `${escapedPattern(path)}$`;
}

/** The map of one header, by kind of answer and path: `page /about`. */
function headerMap(name: string, tables: HeaderTables): string {
  const { headerRules, fileHeaders, pageHeaders, errorHeaders } = tables;
  const all = headerRules.findLast(({ path, headers }) => path === everyPath && name in headers);
  const kinds: [kind: string, value: string | undefined][] = [
    ['~^page ', pageHeaders[name]],
    ['~^error ', errorHeaders[name]],
    // Of several regular expressions the first one counts, of several rules the last one.
    ...headerRules
      .filter(({ path }) => path !== everyPath)
      .map(({ path, headers }): [string, string | undefined] => [
        `~^[a-z]+ ${pathPattern(path)}`,
        headers[name],
      ])
      .reverse(),
    ['~^file ', fileHeaders[name]],
  ];
  const entries = kinds.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return nginxMap(variableOf(name), '$site_kind $site_path', entries, all?.headers[name]);
}

/** The maps of all headers, one variable a header, by `$site_path` and what kind of answer it is. */
export function headerMaps(tables: HeaderTables): string {
  return [
    // A page that has not changed (304) is one, too; what has no file is no page, whatever it shows.
    nginxMap(
      'site_kind',
      '$status $uri',
      [
        ['~^(?:200|304) .*\\.html$', 'page'],
        ['~^(?:200|304) ', 'file'],
      ],
      'error',
    ),
    ...headerNames(tables).map((name) => headerMap(name, tables)),
    nginxMap('site_allow', '$status', [['405', 'GET, HEAD']]),
  ].join('\n');
}

/**
 * The directives that send them. All stand in one place, since nginx forgets those of the outer block where
 * an inner one has its own; a header without a value is not sent.
 */
export function headerDirectives(tables: HeaderTables): string[] {
  return [
    ...headerNames(tables).map((name) => `add_header ${name} $${variableOf(name)} always;`),
    'add_header Allow $site_allow always;',
    'add_header Link $site_link;',
  ];
}
