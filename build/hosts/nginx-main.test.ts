/** @jest-environment node */
import { enoughOpenFiles, nginxMain } from './nginx-main';

const place = {
  listen: '127.0.0.1:3000',
  root: '/a folder/out',
  folder: '/a folder/nginx',
  temporary: '/tmp/x',
  brotliModule: undefined,
  user: undefined,
  openFiles: enoughOpenFiles,
};

test('all that nginx writes stays below one folder', () => {
  const written = nginxMain(place).match(/^ *(?:pid|\w+_temp_path) .*$/gm) ?? [];
  expect(written).toHaveLength(6);
  expect(written.filter((line) => !line.includes('"/tmp/x/'))).toEqual([]);
});

test('the compression of a module is asked for only where there is one', () => {
  expect(nginxMain(place)).not.toMatch(/brotli|load_module/);
  const withModule = nginxMain({ ...place, brotliModule: '/m.so' });
  expect(withModule).toMatch(/^load_module "\/m\.so";$/m);
  expect(withModule).toMatch(/^ {2}brotli_static on;$/m);
});

test('a user is named only where root starts it', () => {
  expect(nginxMain(place)).not.toMatch(/^user/m);
  expect(nginxMain({ ...place, user: 'root' })).toMatch(/^user root;$/m);
});

test('many idle clients leave room for others, within what the system allows', () => {
  expect(nginxMain(place)).toMatch(/^worker_rlimit_nofile 32768;$/m);
  expect(nginxMain(place)).toMatch(/^ {2}worker_connections 16384;$/m);
  const few = nginxMain({ ...place, openFiles: 4096 });
  expect(few).toMatch(/^worker_rlimit_nofile 4096;$/m);
  expect(few).toMatch(/^ {2}worker_connections 4096;$/m);
});
