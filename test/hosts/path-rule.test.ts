/** A header rule for the path of a page: every host sends it, one of files alone included. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Host, hosts, isTested } from '@/scripts/hosts';
import { sourceCopy } from '@/test/source-copy';
import { startHost } from './started-host';

const planted =
  "{ path: '/ja/about', headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' } },";
const needed = ['index', '404', 'about', 'contact', 'ja/404', 'ja/about', 'ja/contact'];

let root: string;

/** Makes the configuration of hosts for a copy of the sources with these rules and a few pages. */
function writeHostFiles(rules: string): string {
  const table = readFileSync('deploy/headers.mjs', 'utf8');
  const changed = table.replace('export const pathRules = [', (start) => start + rules);
  writeFileSync(path.join(root, 'deploy/headers.mjs'), changed);
  const code = "import('./build/host-configuration.ts').then((m) => m.writeHostFiles('out'))";
  return spawnSync('npx', ['tsx', '-e', code], { cwd: root, encoding: 'utf8' }).stderr;
}

beforeAll(() => {
  root = sourceCopy();
  mkdirSync(path.join(root, '.cache'));
  for (const shared of ['.next', '.cache/tools', 'public']) {
    symlinkSync(path.resolve(shared), path.join(root, shared));
  }
  for (const page of needed) {
    cpSync(`out/${page}.html`, path.join(root, `out/${page}.html`), { recursive: true });
  }
  expect(writeHostFiles(planted)).not.toContain('Error');
});
afterAll(() => rmSync(root, { recursive: true }));

const pages: Host['command'] = [
  'node',
  '--import',
  'tsx',
  'scripts/wrangler.ts',
  'pages',
  'dev',
  'out',
];
const all = [
  ...(['static', 'server', 'nginx', 'edge'] as const).filter(isTested),
  ...(isTested('edge') ? (['pages'] as const) : []),
];

test.each(all)('%s', async (name) => {
  const port = Number(process.env.HOSTS_PORT ?? 3250) + 10 + all.indexOf(name);
  const host = await startHost(name === 'pages' ? { command: pages } : hosts[name], port, root);
  const ask = async (pathname: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${pathname}`, { redirect: 'manual' });
    const { status, headers } = response;
    const sent = (header: string) => headers.get(header);
    return {
      status,
      robots: sent('x-robots-tag'),
      kept: sent('cache-control'),
      text: await response.text(),
      headers,
    };
  };
  try {
    const page = await ask('/ja/about');
    expect(page).toMatchObject({ status: 200, robots: 'noindex', kept: 'no-store' });
    expect(page.headers.get('permissions-policy')).toContain('camera=()');
    expect(await ask('/ja/contact')).toMatchObject({ status: 200, robots: null });
    expect(await ask('/about')).toMatchObject({ status: 200, robots: null });
    const missing = await ask('/ja/nothing-here');
    expect(missing).toMatchObject({ status: 404, robots: null });
    expect(missing.text).toContain('<html lang="ja"');
    // Errors and redirects are not cached.
    for (const gone of [
      '/_next/static/gone.js',
      '/previews/gone.png',
      '/en/about',
      '/zh-TW/about',
      '/about/',
    ]) {
      expect((await ask(gone)).kept).toMatch(/max-age=0|no-store/);
    }
  } finally {
    await host.stop();
  }
});

test('a rule that not every host could follow stops the build, which names it', () => {
  const rule = "{ path: '/abuot', headers: { 'X-Robots-Tag': 'noindex' } },";
  expect(writeHostFiles(rule)).toContain('deploy/headers.mjs: /abuot: no page and no file');
});
