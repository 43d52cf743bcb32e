import { staticFolder } from '@/build/static-files';
import { wranglerCommand } from '@/scripts/edge';
import { describeHost } from './describe-host';
import { exchange } from './exchange';
import { longKept } from './long-kept';
import { type StartedHost, startHost } from './started-host';

const port = Number(process.env.HOSTS_PORT ?? 3250) + 10;

// A host of files alone, by Cloudflare Pages on this machine: what `_headers` and `_redirects` say, no worker.
describeHost('edge', 'pages', () => {
  let host: StartedHost;

  beforeAll(async () => {
    const [command = '', ...args] = wranglerCommand() ?? [];
    const options = ['--ip', '127.0.0.1', '--port', String(port), '--log-level', 'none'];
    host = await startHost(
      { command: [command, ...args, 'pages', 'dev', staticFolder, ...options] },
      port,
    );
  });

  afterAll(async () => {
    await host?.stop();
  });

  test('lets nobody keep a redirect, or that a file is missing', async () => {
    const kept = await longKept(port, [
      ...['/en', '/en/about', '/zh-TW/about', '/about.html', '/about/'],
      ...['/no-such-page', '/_next/static/chunks/gone.js', '/previews/gone.png'],
    ]);
    expect(kept).toEqual([]);
  });

  test('shows the not-found page of the language', async () => {
    const bytes = Buffer.from('GET /ja/no-such-page HTTP/1.1\r\nHost: site.example\r\n\r\n');
    const [answer] = await exchange(port, [{ bytes, isHead: false }], 1);
    expect(answer?.status).toBe(404);
    expect(answer?.body.toString()).toContain('<html lang="ja"');
  });
});
