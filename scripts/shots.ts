/**
 * `npm run shots`: pictures of every page type × width × language × scheme below `.cache/shots`, with
 * a contact sheet, so that anyone can look at everything in a minute.
 *
 * Filters: `--pages home,visa`, `--widths 360,1280`, `--langs en,ja`, `--schemes light,dark`. Without
 * `--langs`: English, German with its long words and dense Chinese. `--compare <dir>` marks what differs
 * from the pictures of an earlier run (copy `.cache/shots` before the new one), `--out <dir>` writes
 * elsewhere.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { type PageType, pageTypes } from '@/test/page-types';
import { browserArguments, ensureBrowser, findBrowser } from './browser.mjs';
import { ensureBuilt } from './prepared.mjs';

const allSchemes = ['light', 'dark'] as const;
type Scheme = (typeof allSchemes)[number];

type Shot = { type: PageType; width: number; locale: Locale; scheme: Scheme; file: string };

/** Against the earlier picture: the part of the pixels that differs, or that there is none. */
type Change = { kind: 'same' } | { kind: 'new' } | { kind: 'changed'; part: number };

/** Pages that are photographed at the same time; more only wait for the processor. */
const workers = 2;

/** A filter's values, or all. @throws Error naming a value that does not exist */
function chosen<Value extends string>(
  option: string,
  given: string | undefined,
  all: readonly Value[],
): Value[] {
  if (given === undefined) return [...all];
  return given.split(',').map((name) => {
    const found = all.find((value) => value === name);
    if (found === undefined) throw new Error(`--${option}: "${name}" is none of ${all.join(', ')}`);
    return found;
  });
}

/** @throws Error naming what is not a width */
function parseWidths(given: string): number[] {
  return given.split(',').map((text) => {
    const width = Number(text);
    if (!Number.isInteger(width) || width < 200 || width > 4000) {
      throw new Error(`--widths: "${text}" is not a width from 200 to 4000`);
    }
    return width;
  });
}

/** A port that nobody uses. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

let server: ChildProcess | undefined;

/** Serves the build. @returns its origin @throws Error when it does not answer */
async function serve(): Promise<string> {
  const port = await freePort();
  server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const origin = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`${origin}/about`).catch(() => undefined);
    if (answer?.ok) return origin;
    await sleep(500);
  }
  throw new Error('The build could not be served.');
}

/** Waits for the pictures that are fetched only when they come near. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    // A picture that cannot be decoded is shown as it is.
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

async function openTab(page: Page, tab: number): Promise<void> {
  const trigger = page.getByRole('tab').nth(tab);
  // Until React has hydrated the page, a click goes unheard.
  while ((await trigger.getAttribute('aria-selected')) !== 'true') {
    await trigger.click();
    await page.waitForTimeout(100);
  }
}

/** Takes the pictures of one page in one language, at all widths and in all schemes. */
async function photograph(browser: Browser, origin: string, shots: Shot[]): Promise<void> {
  const [first] = shots;
  if (first === undefined) return;
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(origin + localizedPath(first.locale, first.type.path), {
      waitUntil: 'load',
    });
    if (first.type.tab !== undefined) await openTab(page, first.type.tab);
    for (const shot of shots) {
      await page.setViewportSize({ width: shot.width, height: 900 });
      await page.emulateMedia({ colorScheme: shot.scheme });
      await loadImages(page);
      mkdirSync(path.dirname(shot.file), { recursive: true });
      await page.screenshot({
        path: shot.file,
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
      });
    }
  } finally {
    await context.close();
  }
}

/** The part of the pixels that differs between two pictures; runs in a page. */
async function differingPart([before, after]: [string, string]): Promise<number> {
  // Without a name of its own: what compiles this file would refer to a helper that no page has.
  const images = await Promise.all(
    [before, after].map(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image;
    }),
  );
  const width = Math.max(...images.map((image) => image.naturalWidth));
  const height = Math.max(...images.map((image) => image.naturalHeight));
  const [one, two] = images.map((image) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
  });
  if (one === undefined || two === undefined) throw new Error('nothing to compare');
  return one.reduce((count, pixel, i) => (pixel === two[i] ? count : count + 1), 0) / one.length;
}

/** Compares a picture with the earlier one: by bytes first, which is enough for most. */
async function compare(page: Page, shot: Shot, earlier: string): Promise<Change> {
  if (!existsSync(earlier)) return { kind: 'new' };
  const [before, after] = [readFileSync(earlier), readFileSync(shot.file)];
  if (before.equals(after)) return { kind: 'same' };
  const url = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
  const part = await page.evaluate(differingPart, [url(before), url(after)] as [string, string]);
  return part === 0 ? { kind: 'same' } : { kind: 'changed', part };
}

function label(change: Change | undefined): string {
  if (change === undefined || change.kind === 'same') return '';
  return change.kind === 'new' ? 'new' : `changed: ${(change.part * 100).toFixed(2)} %`;
}

/** The contact sheet: one row a language and scheme, grouped by page type. */
function contactSheet(out: string, shots: Shot[], changes: Map<Shot, Change>): string {
  const names = [...new Set(shots.map((shot) => shot.type.name))];
  const figure = (shot: Shot) => {
    const source = path.relative(out, shot.file).split(path.sep).join('/');
    const mark = label(changes.get(shot));
    return `<figure${mark === '' ? '' : ' class="changed"'}><a href="${source}"><img loading="lazy" src="${source}" alt=""></a>
<figcaption>${shot.locale} ${shot.scheme} ${shot.width} <b>${mark}</b></figcaption></figure>`;
  };
  const sections = names.map((name) => {
    const figures = shots.filter((shot) => shot.type.name === name).map(figure);
    return `<section id="${name}"><h2>${name}</h2><div>${figures.join('\n')}</div></section>`;
  });
  const links = names.map((name) => `<a href="#${name}">${name}</a>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
body { font: 14px system-ui, sans-serif; margin: 1rem; background: #777; color: #fff }
nav a { color: inherit; margin-right: .75rem } section > div { display: flex; flex-wrap: wrap; gap: 12px }
figure { margin: 0 } a img { display: block; height: 360px; width: 220px; object-fit: cover; object-position: top }
.changed img { outline: 4px solid #f5a524 } .only-changed figure:not(.changed) { display: none }
</style><nav>${links.join('')} <label><input type="checkbox"
onchange="document.body.classList.toggle('only-changed', this.checked)"> only what changed</label></nav>
${sections.join('\n')}</html>\n`;
}

/** Runs `work` for each item, a few at a time. */
async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}

/** @throws Error saying which option, build or server is wrong */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      widths: { type: 'string', default: '360,768,1280,1920' },
      langs: { type: 'string', default: 'en,de,zh' },
      schemes: { type: 'string' },
      compare: { type: 'string' },
      out: { type: 'string', default: '.cache/shots' },
    },
  });
  const names = chosen(
    'pages',
    values.pages,
    pageTypes.map((type) => type.name),
  );
  const types = pageTypes.filter((type) => names.includes(type.name));
  const widths = parseWidths(values.widths);
  const languages = chosen('langs', values.langs, localeCodes);
  const schemes = chosen('schemes', values.schemes, allSchemes);
  const { out, compare: earlier } = values;
  if (earlier !== undefined && !existsSync(earlier))
    throw new Error(`--compare: no folder ${earlier}`);
  if (earlier !== undefined && path.resolve(earlier) === path.resolve(out)) {
    throw new Error(`--compare: ${earlier} is where the new pictures go; copy it first`);
  }
  if (!ensureBuilt('server')) throw new Error('The build failed.');
  ensureBrowser();

  // Pictures of an earlier choice would stand beside the new ones.
  for (const locale of languages) {
    for (const scheme of schemes)
      rmSync(path.join(out, `${locale}-${scheme}`), { recursive: true, force: true });
  }
  const started = Date.now();
  const origin = await serve();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const jobs = types.flatMap((type) =>
      languages.map((locale) =>
        schemes.flatMap((scheme) =>
          widths.map((width): Shot => {
            const file = path.join(out, `${locale}-${scheme}`, `${type.name}-${width}.png`);
            return { type, width, locale, scheme, file };
          }),
        ),
      ),
    );
    await inParallel(jobs, (job) => photograph(browser, origin, job));
    const shots = jobs.flat();
    const changes = new Map<Shot, Change>();
    if (earlier !== undefined) {
      const page = await browser.newPage();
      for (const shot of shots) {
        const change = await compare(page, shot, path.join(earlier, path.relative(out, shot.file)));
        changes.set(shot, change);
        if (change.kind !== 'same') console.log(`${label(change)}  ${shot.file}`);
      }
      const changed = [...changes.values()].filter((change) => change.kind !== 'same').length;
      console.log(`${changed} of ${shots.length} differ from ${earlier}.`);
    }
    const sheet = path.join(out, 'index.html');
    writeFileSync(sheet, contactSheet(out, shots, changes));
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${shots.length} pictures in ${seconds} s. Contact sheet: ${sheet}`);
  } finally {
    await browser.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  server?.kill('SIGTERM');
}
