import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from 'playwright/test';
import { staticFolder } from '@/build/static-files';
import { site } from '@/content/site';
import { origin, ports } from './servers';

/** A copy of the static output with faults, and the address at which it is served. */
export type PlantedSite = { folder: string; server: string };

type Edit = (text: string) => string;

const alternate = (lang: string, url: string) =>
  `<link rel="alternate" hrefLang="${lang}" href="${site.origin}${url}"/>`;

/** A link that every page has in its footer, and that leads nowhere. */
export const brokenEverywhere = '/no-such-page';

/** One fault a page, by file. */
const faults: Readonly<Record<string, Edit>> = {
  'services.html': (html) => html.replace(/<link rel="canonical"[^>]*>/, ''),
  'contact.html': (html) =>
    html.replace(/(?<=<link rel="canonical" href=")[^"]*/, 'https://www.example.org/contact'),
  'ja/tax-services.html': (html) =>
    html.replace('</head>', '<meta name="robots" content="noindex"/></head>'),
  'de/consulting-services.html': (html) =>
    html
      .replace(alternate('ja', '/ja/consulting-services'), alternate('ja', '/x'))
      .replace(
        alternate('ko', '/ko/consulting-services'),
        alternate('ko', '/ja/consulting-services'),
      )
      .replace(alternate('ja', '/x'), alternate('ja', '/ko/consulting-services')),
  'ko/accounting.html': (html) => html.replace(alternate('de', '/de/accounting'), ''),
  'sitemap.xml': (xml) =>
    xml.replace(
      new RegExp(`<url>\\s*<loc>${site.origin}/es/visa-processing</loc>[\\s\\S]*?</url>`),
      '',
    ),
  'robots.txt': (text) => text.replace('Allow: /\n', 'Allow: /\nDisallow: /es/insights$\n'),
  'payroll-services.html': (html) => html.replace('href="#main"', 'href="#gone"'),
};

function change(folder: string, file: string, edit: Edit): void {
  const place = path.join(folder, file);
  const before = readFileSync(place, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${file} stays as it is: nothing would be proved`);
  writeFileSync(place, after);
}

/** Copies a part of a page to another one. */
function copy(folder: string, from: string, to: string, part: RegExp, edit: Edit = (text) => text) {
  const [text = ''] = part.exec(readFileSync(path.join(folder, from), 'utf8')) ?? [];
  change(folder, to, (html) => html.replace(part, () => edit(text)));
}

function plant(folder: string): void {
  for (const [file, edit] of Object.entries(faults)) change(folder, file, edit);
  copy(folder, 'consulting-services.html', 'hr-admin-support.html', /<title>.*?<\/title>/);
  const main = /<main[\s\S]*<\/main>/;
  copy(folder, 'zh/business-registration.html', 'zh/visa-processing.html', main, (text) =>
    text.replace(/<p[^>]*>[^<]{60,}<\/p>/, '<p>另一句话。</p>'),
  );
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    // No other element: React would not take over a page that differs from what it expects.
    change(folder, file, (html) =>
      html.replace(/(?<=<footer(?:(?!<\/footer>)[\s\S])*?<a [^>]*href=")[^"]*/, brokenEverywhere),
    );
  }
}

/** Serves a folder, and waits until it does. */
function serve(folder: string, port: number): Promise<ChildProcess> {
  const command = ['--import', 'tsx', 'scripts/serve-static.ts', '--dir', folder];
  const server = spawn(process.execPath, command, {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.stdout.once('data', () => resolve(server));
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** Tests with a site of their own, one a worker: `{ planted: { folder, server } }`. */
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
