import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from 'playwright/test';
import { staticFolder } from '@/build/page-files';
import { plantedFaults, plantFaults } from '@/test/planted-faults';
import { origin, ports } from './servers';

/** A copy of the static output with faults, and the address at which it is served. */
export type PlantedSite = { folder: string; server: string };

/** A broken link in the footer of every page. */
export const brokenEverywhere = '/no-such-page';

const planted = plantedFaults([
  'title-repeated',
  'canonical-missing',
  'canonical-origin',
  'noindex',
  'sitemap-lacks-page',
  'robots-closed',
  'hreflang-label',
  'hreflang-return',
  'link-fragment',
  'content-near-duplicate',
]);

function plant(folder: string): void {
  plantFaults(folder, planted);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // Only an attribute: another element would be a hydration mismatch.
  const from = /(?<=<footer(?:(?!<\/footer>)[\s\S])*?<a [^>]*href=")[^"]*/;
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    plantFaults(folder, [{ url: file, file, from, to: brokenEverywhere }]);
  }
}

/** Starts a server for a folder, and waits until it is ready. */
function serve(folder: string, port: number): Promise<ChildProcess> {
  const command = ['--import', 'tsx', 'scripts/serve-static.ts', '--dir', folder];
  const server = spawn(process.execPath, command, {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    // Before that it says where inquiries are stored.
    server.stdout.on('data', (output: Buffer) => {
      if (output.includes(`http://localhost:${port}`)) resolve(server);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** Tests with a planted site for each worker: `{ planted: { folder, server } }`. */
export const test = base.extend<object, { planted: PlantedSite }>({
  planted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use, { parallelIndex }) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'planted-'));
      cpSync(staticFolder, folder, { recursive: true });
      plant(folder);
      const port = ports.static + 20 + parallelIndex;
      const server = await serve(folder, port);
      await use({ folder, server: origin(port) });
      server.kill();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
