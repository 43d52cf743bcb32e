/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { allPaths } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { config } from '@/middleware';

function isMatched(path: string): boolean {
  return unstable_doesMiddlewareMatch({ config, url: path });
}

// Made by the build: scripts (which may be missing yet) and the response of app/manifest.ts.
const generated = [
  'client.js',
  'calculators.js',
  'load-calculators.js',
  'office-clock.js',
  'send-unsent.js',
  'manifest.webmanifest',
];

const publicFiles = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^public\//, ''));

test('files of public/ and of the framework bypass the middleware', () => {
  const files = [...publicFiles, ...generated, '_next/static/chunks/a.js', '_next/x'];
  expect(files.filter((file) => isMatched(`/${file}`))).toEqual([]);
});

test('the matcher of the middleware excepts only files that exist', () => {
  const exceptions = /\(\?!([^)]+)\)/.exec(config.matcher[0] ?? '')?.[1]?.split('|') ?? [];
  expect(exceptions).toContain('_next/');
  const named = exceptions
    .filter((exception) => exception !== '_next/')
    .map((exception) => exception.replace(/\\(.)/g, '$1').replace(/\$$/, ''));
  expect(
    named.filter((name) => !generated.includes(name) && !existsSync(`public/${name}`)),
  ).toEqual([]);
});

test('pages in every locale, and paths that only look like such a file, go through the middleware', () => {
  const pages = localeCodes.flatMap((locale) =>
    allPaths.map((path) => localizedPath(locale, path)),
  );
  const lookalikes =
    `/de/x.php /client.jsx /client.js/x /xclient.js /de/client.js /client-js /icon-192.pngz
    /icon-192-png /de/icon-192.png /_nextx /_next /x/_next/static/a.js /src/assetsx /src /lovable-uploadsx
    /favicon.ico /.env /wp-login.php`.split(/\s+/);
  expect([...pages, ...lookalikes].filter((path) => !isMatched(path))).toEqual([]);
});
