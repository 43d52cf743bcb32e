/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { site } from '@/content/site';
import { sitemapFiles } from '@/seo/sitemap/sitemap-files';
import { sourceCopy } from '@/test/source-copy';

jest.setTimeout(60_000);

const key = 'a0b1c2d3e4f5';
const home = site.origin;
const about = `${site.origin}/about`;

let root = '';
let service: Server;
let status = 200;
/** What the service was told. */
let reports: { urlList: string[]; key: string }[] = [];

beforeAll(async () => {
  root = sourceCopy();
  mkdirSync(path.join(root, 'out'));
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      reports.push(JSON.parse(Buffer.concat(parts).toString()));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, resolve));
});

afterAll(() => {
  service.close();
  rmSync(root, { recursive: true });
});

/** Builds a sitemap with these days by address. */
function build(days: Record<string, string>): void {
  const entries = Object.entries(days).map(([url, modified]) => ({
    locale: 'en' as const,
    url,
    modified,
    alternates: {},
    images: [],
  }));
  const [file] = sitemapFiles(entries);
  writeFileSync(path.join(root, 'out/sitemap.xml'), file?.text ?? '');
}

/** What `npm run notify` prints, and whether it succeeds. */
async function notify(...options: string[]): Promise<{ ok: boolean; printed: string }> {
  // What listens on a port has an address of this kind.
  const { port } = service.address() as AddressInfo;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/notify.ts', '--service', `http://localhost:${port}`, ...options],
    { cwd: root, env: { ...process.env, SITE_INDEXNOW_KEY: key } },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      printed += part;
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { ok: code === 0, printed };
}

test('search engines are told what has changed since the last time, when asked to', async () => {
  build({ [home]: '2031-01-01', [about]: '2031-01-01' });
  expect((await notify()).printed).toContain(`added: ${about}`);
  expect(reports).toEqual([]);

  status = 503;
  expect(await notify('--send')).toMatchObject({ ok: false });
  status = 200;
  reports = [];
  expect(await notify('--send')).toMatchObject({ ok: true });
  expect(reports).toMatchObject([{ key, urlList: [home, about] }]);

  build({ [home]: '2031-01-02' });
  const { printed } = await notify();
  expect(printed).toContain(`changed: ${home}`);
  expect(printed).toContain(`gone: ${about}`);
  await notify('--send');
  expect((await notify()).printed).toContain('Nothing has changed');
});
