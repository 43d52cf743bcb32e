import type { HeaderTables } from './header-tables';
import { headerDirectives, headerMaps } from './nginx-headers';
import { pathMaps } from './nginx-paths';
import { nginxMap } from './nginx-text';

/** What nginx has to know of the site, besides its addresses. */
export type NginxSite = {
  headers: HeaderTables;
  /** Types by ending, with their encoding. */
  types: Readonly<Record<string, string>>;
  /** The address of the page that a file of Markdown is a copy of, by URL path of the file. */
  originals: ReadonlyMap<string, string>;
};

const note = `# Written by the build (build/hosts/nginx-site.ts), from the same tables as everything else: not to be edited.
`;

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

function typesBlock(types: NginxSite['types']): string {
  const charset = '; charset=utf-8';
  const bare = Object.entries(types).map(([ending, type]) => [ending, type.replace(charset, '')]);
  const texts = Object.values(types).filter((type) => type.endsWith(charset));
  // nginx adds the encoding to text/html by itself, and complains when it is told to.
  const others = texts
    .map((type) => type.replace(charset, ''))
    .filter((type) => type !== 'text/html');
  return [
    'types {',
    indented(bare.map(([ending, type]) => `${type} ${ending};`)),
    '}',
    'default_type text/plain;',
    'charset utf-8;',
    `charset_types ${others.join(' ')};`,
    '',
  ].join('\n');
}

/** What the `http` block of nginx includes: `deploy/nginx/http.conf`. */
export function nginxHttp({ headers, types, originals }: NginxSite): string {
  const links = [...originals].map(([file, url]): [string, string] => [
    file,
    `<${url}>; rel="canonical"`,
  ]);
  return [
    note,
    'map_hash_bucket_size 256;',
    'map_hash_max_size 8192;',
    'variables_hash_max_size 2048;',
    '',
    typesBlock(types),
    pathMaps(),
    headerMaps(headers),
    nginxMap('site_link', '$site_path', links),
  ].join('\n');
}

/** What the `server` block of nginx includes beside `listen` and `root`: `deploy/nginx/site.conf`. */
export function nginxServer({ headers }: Pick<NginxSite, 'headers'>): string {
  return [
    note,
    `server_tokens off;
# Locations stay paths: the name that a client calls the host by never stands in an answer.
absolute_redirect off;
# Files are asked for whole.
max_ranges 0;
gzip_static on;
gzip_vary on;

# Who is slow is let go; nobody has anything to send.
client_header_timeout 5s;
client_body_timeout 10s;
send_timeout 30s;
keepalive_timeout 30s;
reset_timedout_connection on;
client_max_body_size 1k;
# What still comes after a refusal is thrown away for as long as that takes to reach its client, not half a minute.
lingering_time 2s;
lingering_timeout 1s;
large_client_header_buffers 4 8k;
`,
    headerDirectives(headers).join('\n'),
    `
error_page 404 @missing;
# An unknown transfer encoding or version of HTTP is a fault of the client.
error_page 501 =400 @refused;
error_page 505 =400 /refused;

if ($request_method !~ "^(?:GET|HEAD)$") {
  return 405;
}
# A question has no body; without a text of ours the connection is closed, and nothing of it is read.
if ($http_transfer_encoding) {
  return 400;
}
if ($http_content_length ~ "[1-9]") {
  return 400;
}
# Where the version is unknown, the path has not been read.
if ($site_path = "") {
  return 400 "400 Bad Request";
}
if ($site_malformed) {
  return 400 "400 Bad Request";
}
if ($site_refused) {
  return 404;
}
if ($site_moved = 307) {
  return 307 $site_location$site_query;
}
if ($site_moved = 308) {
  return 308 $site_location$site_query;
}
if ($site_hidden) {
  return 404;
}

location = / {
  try_files /index.html =404;
}
location / {
  try_files $site_path $site_path.html =404;
}
location @missing {
  try_files $site_not_found =404;
}
location @refused {
  return 400 "400 Bad Request";
}
`,
  ].join('\n');
}
