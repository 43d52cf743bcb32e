/** @jest-environment node */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { datesFile } from '@/content/dates';
import { sourceCopy } from '@/test/source-copy';

jest.setTimeout(60_000);

const key = 'a0b1c2d3e4f5';

let root = '';
let service: Server;
let origin = '';
let status = 200;
/** What the site answers when it is asked for the key. */
let deployedKey = '';
/** What the service was told. */
let reports: { urlList: string[]; key: string }[] = [];

beforeAll(async () => {
  root = sourceCopy();
  service = createServer((request, response) => {
    if (request.method === 'GET') {
      response.end(deployedKey);
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      reports.push(JSON.parse(Buffer.concat(parts).toString()));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, resolve));
  // What listens on a port has an address of this kind.
  origin = `http://localhost:${(service.address() as AddressInfo).port}`;
});

afterAll(() => {
  service.close();
  rmSync(root, { recursive: true });
});

/** Records another text for a page in a language. */
function change(page: string, locale: 'en' | 'ja', hash: string): void {
  const file = path.join(root, datesFile);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  record[page].texts[locale].hash = hash;
  writeFileSync(file, JSON.stringify(record));
}

// While it runs no file of the contents changes: read once, as in a build.
const variables = { SITE_INDEXNOW_KEY: key, NODE_ENV: 'production' } as const;

/** What `npm run notify` prints, and whether it succeeds. */
async function notify(...options: string[]): Promise<{ ok: boolean; printed: string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/notify.ts', '--service', origin, ...options],
    { cwd: root, env: { ...process.env, ...variables, SITE_ORIGIN: origin } },
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

test('search engines are told what has changed since the last time, once the key is deployed', async () => {
  const { printed: first } = await notify();
  expect(first).toContain(`added: ${origin}/ja/about\n`);
  expect(first).not.toContain('seo-audit');
  expect(await notify('--send')).toMatchObject({ ok: false });

  deployedKey = key;
  status = 503;
  expect(await notify('--send')).toMatchObject({ ok: false });
  status = 200;
  reports = [];
  expect(await notify('--send')).toMatchObject({ ok: true });
  expect(reports).toMatchObject([{ key, host: new URL(origin).host }]);
  expect(reports[0]?.urlList).toHaveLength(first.match(/^added: /gm)?.length ?? 0);
  expect((await notify()).printed).toContain('Nothing has changed');

  change('/about', 'ja', '00000000');
  expect((await notify()).printed).toContain(`changed: ${origin}/ja/about\n1 addresses.`);
});

test('what was told of another origin is forgotten', async () => {
  writeFileSync(path.join(root, 'deploy/notified.json'), '{ "https://old.example/about": "x" }');
  const { printed } = await notify();
  expect(printed).toContain('1 addresses of another origin are forgotten.');
  expect(printed).not.toContain('gone: ');
});
