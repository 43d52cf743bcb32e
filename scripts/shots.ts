/**
 * `npm run shots [-- --pages home,visa --widths 360,1280 --langs en,ja|all --schemes light]`: screenshots of every
 * page type below `.cache/shots`, with a contact sheet. By default in English, German with its long words and
 * dense Chinese. `--compare <dir>` marks what differs from the screenshots of an earlier run (copy `.cache/shots`
 * before the new one), `--out <dir>` writes elsewhere.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { startHost } from '@/test/hosts/started-host';
import { type PageType, pageTypes } from '@/test/page-types';
import { browserArguments, ensureBrowser, findBrowser } from './browser.mjs';
import { chosen } from './chosen';
import { hosts } from './hosts';
import { ensureBuilt } from './prepared.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: 'all' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    langs: { type: 'string', default: 'en,de,zh' },
    schemes: { type: 'string', default: 'all' },
    compare: { type: 'string' },
    out: { type: 'string', default: '.cache/shots' },
  },
});
const { out, compare } = values;
if (compare === out) throw new Error(`--compare: the new screenshots go to ${out}; copy it first`);
const widths = values.widths.split(',').map(Number);
const schemes = chosen(values.schemes, ['light', 'dark']);
const port = Number(process.env.PORT ?? 3290);

/** A screenshot by its file below the folder, and its mark in the contact sheet. */
type Screenshot = { file: string; mark: '' | 'new' | 'changed' };

/** Loads the images that are otherwise fetched only when they come near, and waits for them and the fonts. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Otherwise the header would be shown where a click has scrolled to.
    scrollTo(0, 0);
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    // An image that cannot be decoded is shown as it is.
    await Promise.allSettled(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
}

function markOf(file: string): Screenshot['mark'] {
  if (compare === undefined) return '';
  const earlier = path.join(compare, file);
  if (!existsSync(earlier)) return 'new';
  return readFileSync(earlier).equals(readFileSync(path.join(out, file))) ? '' : 'changed';
}

async function takeScreenshots(
  browser: Browser,
  locale: Locale,
  type: PageType,
): Promise<Screenshot[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`http://127.0.0.1:${port}${localizedPath(locale, type.path)}`);
  if (type.tab !== undefined) {
    // Before hydration a click has no effect.
    await page.waitForFunction(() => window.hydrated);
    await page.getByRole('tab').nth(type.tab).click();
  }
  const taken: Screenshot[] = [];
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const file = `${locale}-${colorScheme}/${type.name}-${width}.png`;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await loadImages(page);
      await page.screenshot({ path: path.join(out, file), fullPage: true, animations: 'disabled' });
      taken.push({ file, mark: markOf(file) });
    }
  }
  await page.close();
  return taken;
}

function contactSheet(screenshots: readonly Screenshot[]): string {
  const figures = screenshots.map(({ file, mark }) => {
    const image = `<a href="${file}"><img loading="lazy" src="${file}" alt=""></a>`;
    return `<figure class="${mark}">${image}<figcaption>${file} <b>${mark}</b></figcaption></figure>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
body { font: 14px system-ui, sans-serif; background: #777; color: #fff; display: flex; flex-wrap: wrap; gap: 12px }
figure { margin: 0 } img { display: block; height: 360px; width: 220px; object-fit: cover; object-position: top }
.new img, .changed img { outline: 4px solid orange }
</style>${figures.join('\n')}</html>\n`;
}

const languages = chosen(values.langs, localeCodes);
const known = pageTypes.map(({ name }) => name);
const names = chosen(values.pages, known);
const types = pageTypes.filter(({ name }) => names.includes(name));
if (!ensureBuilt('server')) throw new Error('The build failed: see the message above.');
ensureBrowser();
const host = await startHost(hosts.server, port);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const screenshots: Screenshot[] = [];
  for (const type of types) {
    for (const locale of languages)
      screenshots.push(...(await takeScreenshots(browser, locale, type)));
  }
  for (const { file, mark } of screenshots) if (mark !== '') console.log(`${mark}: ${file}`);
  writeFileSync(path.join(out, 'index.html'), contactSheet(screenshots));
  console.log(`${screenshots.length} screenshots. Contact sheet: ${out}/index.html`);
} finally {
  await browser.close();
  await host.stop();
}
