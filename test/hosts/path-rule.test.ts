/** A header rule for the path of a page: every host follows it, Cloudflare Pages included. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keysOf } from '@/lib/objects/entries-of';
import { type Host, hosts, isTested } from '@/scripts/hosts';
import { sourceCopy } from '@/test/source-copy';
import { startHost } from './started-host';

const plantedRule =
  "{ path: '/ja/about', headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' } },";
const copiedPages = ['index', '404', 'about', 'contact', 'ja/404', 'ja/about', 'ja/contact'];

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
  for (const page of copiedPages) {
    cpSync(`out/${page}.html`, path.join(root, `out/${page}.html`), { recursive: true });
  }
  expect(writeHostFiles(plantedRule)).not.toContain('Error');
});
afterAll(() => rmSync(root, { recursive: true }));

/** Cloudflare Pages, which has the files alone. */
const pagesHost: Pick<Host, 'command'> = {
  command: ['node', '--import', 'tsx', 'scripts/wrangler.ts', 'pages', 'dev', 'out'],
};
const hostNames = [
  ...keysOf(hosts).filter(isTested),
  ...(isTested('edge') ? (['pages'] as const) : []),
];

test.each(hostNames)('the host "%s" follows a header rule for a path', async (name) => {
  const port = Number(process.env.HOSTS_PORT ?? 3250) + 10 + hostNames.indexOf(name);
  const host = await startHost(name === 'pages' ? pagesHost : hosts[name], port, root);
  const get = async (pathname: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${pathname}`, { redirect: 'manual' });
    const { status, headers } = response;
    return {
      status,
      robots: headers.get('x-robots-tag'),
      cacheControl: headers.get('cache-control'),
      text: await response.text(),
      headers,
    };
  };
  try {
    const page = await get('/ja/about');
    expect(page).toMatchObject({ status: 200, robots: 'noindex', cacheControl: 'no-store' });
    expect(page.headers.get('permissions-policy')).toContain('camera=()');
    expect(await get('/ja/contact')).toMatchObject({ status: 200, robots: null });
    expect(await get('/about')).toMatchObject({ status: 200, robots: null });
    const missing = await get('/ja/nothing-here');
    expect(missing).toMatchObject({ status: 404, robots: null });
    expect(missing.text).toContain('<html lang="ja"');
    // Errors and redirects are not cached.
    for (const pathname of [
      '/_next/static/gone.js',
      '/previews/gone.png',
      '/en/about',
      '/zh-TW/about',
      '/about/',
    ]) {
      expect((await get(pathname)).cacheControl).toMatch(/max-age=0|no-store/);
    }
  } finally {
    await host.stop();
  }
});

test('a rule that not every host could follow stops the build, which names it', () => {
  const rule = "{ path: '/abuot', headers: { 'X-Robots-Tag': 'noindex' } },";
  expect(writeHostFiles(rule)).toContain('deploy/headers.mjs: /abuot: no page and no file');
});
