/** Where nginx finds things, and where it listens. */
export type NginxPlace = {
  /** Address and port, or a port alone. */
  listen: string;
  /** Folder of the static output. */
  root: string;
  /** Folder of `http.conf` and `site.conf`. */
  folder: string;
  /** Folder that nginx may write to. */
  temporary: string;
  /** File of the module that sends `.br` files; without it, `.gz` files are sent. */
  brotliModule: string | undefined;
  /** Who reads the files, where nginx is started by root; otherwise who starts it. */
  user: string | undefined;
  /** How many files and connections a process may have open, as far as the system lets who starts it decide. */
  openFiles: number;
};

/** Connections of a process. Each may have a file open besides. */
const mostConnections = 16_384;

/** What a process needs to have so many connections. */
export const enoughOpenFiles = 2 * mostConnections;

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The main configuration of an nginx that needs no rights and serves nothing but the site. */
export function nginxMain(place: NginxPlace): string {
  const { listen, root, folder, temporary, brotliModule, user, openFiles } = place;
  return [
    ...(user === undefined ? [] : [`user ${user};`]),
    ...(brotliModule === undefined ? [] : [`load_module "${brotliModule}";`]),
    'daemon off;',
    'worker_processes auto;',
    `worker_rlimit_nofile ${openFiles};`,
    `pid "${temporary}/nginx.pid";`,
    'error_log stderr error;',
    'events {',
    `  worker_connections ${Math.min(mostConnections, openFiles)};`,
    '}',
    'http {',
    '  access_log off;',
    '  sendfile on;',
    ...temporaryFolders.map((name) => `  ${name}_temp_path "${temporary}/${name}";`),
    ...(brotliModule === undefined ? [] : ['  brotli_static on;']),
    `  include "${folder}/http.conf";`,
    '  server {',
    `    listen ${listen};`,
    `    root "${root}";`,
    `    include "${folder}/site.conf";`,
    '  }',
    '}',
    '',
  ].join('\n');
}
